import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s5}`,
})
/** On a phone it takes what the way out leaves of the row. */
export const send = kitStyle({ flex: '1 1 auto', '@media': { [fromLetters('tablet')]: { flex: 'none' } } })
/** A line of its own over the button. */
export const unsent = kitStyle({ flexBasis: '100%', color: vars.color.err, fontSize: vars.fontSize.s })
