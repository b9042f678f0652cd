import { from } from '../../tokens/breakpoints.ts'

/**
 * The media query from which a label stands beside its days: the window is wide, in pixels and in letters. Where text is
 * twice as large the label stands above them, as on a phone, and the days stay apart.
 */
export const wide = `${from('tablet')} and (min-width: 48em)`
