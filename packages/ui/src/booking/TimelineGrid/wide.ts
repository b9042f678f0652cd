import { fromLetters } from '../../tokens/breakpoints.ts'

/** The media query from which a label stands beside its days; above them, as on a phone, the days stay apart. */
export const wide = fromLetters('tablet')
