/** What is printed for an apostrophe, inside of a regular-expression class: accents of a keyboard's dead keys, primes and quotes. */
export const APOSTROPHES = "'’‘´`′ʼ"
