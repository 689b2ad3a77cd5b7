"""A Ray cluster starts slowly, and Ray is large: only the long profile asks for them."""

import os

collect_ignore = [] if os.environ.get("FONDACO_PROFILE") == "long" else ["test_cluster.py"]
