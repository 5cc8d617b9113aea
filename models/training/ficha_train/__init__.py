"""Training project of the two networks of Ficha: the text-line detector and the recogniser.

Everything the networks learn from is generated here, from a seed; nothing is downloaded.
"""
