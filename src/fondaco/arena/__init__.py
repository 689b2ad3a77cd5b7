"""Arena: bots against bots, in every seat equally often; matches, journals, ratings, reports."""
