/** The languages of a text that style sheets can tell apart, by their number from 1: as many as a text may have. */
export const languageNumbers = [1, 2, 3, 4, 5, 6, 7, 8]
