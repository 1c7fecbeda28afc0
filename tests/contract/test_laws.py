"""The contract suite on the games of this house and on the proving ground."""

from pentarchy.contract.suite.test_contract import *  # noqa: F403
from pentarchy.contract.suite.test_declared import *  # noqa: F403
from pentarchy.contract.suite.test_golden import *  # noqa: F403
from pentarchy.contract.suite.test_processes import *  # noqa: F403
