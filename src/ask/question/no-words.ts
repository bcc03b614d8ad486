/** The pattern of topics without shared words: it matches nothing. */
export const NO_WORDS = '(?!)';
