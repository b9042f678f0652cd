/** The places of languages that style sheets know, from 1: as many as a text may have. */
export const places = [1, 2, 3, 4, 5, 6, 7, 8]
