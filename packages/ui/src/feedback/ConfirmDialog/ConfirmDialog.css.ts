import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const content = kitStyle({
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space.s5,
  '@media': { [fromLetters('tablet')]: { padding: vars.space.s6 } },
})
export const body = kitStyle({ color: vars.color.ink2, marginBottom: vars.space.s5 })
export const answers = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s5}`,
})
