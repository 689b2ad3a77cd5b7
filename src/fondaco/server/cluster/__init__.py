"""The cluster: several servers on one database. They share tables by leases and speak to each other through Redis."""
