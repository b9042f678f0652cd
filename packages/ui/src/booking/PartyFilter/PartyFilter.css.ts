import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const form = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s3,
})
/** The question stands beside the number where there is space for both. */
export const field = kitStyle({
  '@media': {
    [fromLetters('phone')]: { display: 'flex', alignItems: 'center', gap: '0.9rem' },
  },
})
/** For who has no scripts; with them the number itself is enough. */
export const show = kitStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex', alignSelf: 'flex-end' } },
})
