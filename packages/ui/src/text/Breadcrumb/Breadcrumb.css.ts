import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

export const breadcrumb = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.35rem 0.6rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
  color: vars.color.ink2,
})
export const list = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.35rem 0.6rem', minWidth: 0 })
export const item = kitStyle({
  display: 'flex',
  minWidth: 0,
  maxWidth: '100%',
  selectors: {
    '& + &::before': { content: '"/" / ""', marginInlineEnd: '0.6rem', color: vars.color.ink3 },
  },
})
/** Where nothing opens what was folded, nothing folds. */
const canOpen = '(scripting: enabled)'

export const more = kitStyle({
  display: 'none',
  '@media': { [canOpen]: { display: 'flex' }, [from('tablet')]: { display: 'none' } },
})
export const middle = kitStyle({
  '@media': { [canOpen]: { display: 'none' }, [from('tablet')]: { display: 'flex' } },
})
/** As large as a finger needs, in the line of the words. */
export const opener = kitStyle({
  minWidth: '2rem',
  paddingBlock: '0.2rem',
  marginBlock: '-0.2rem',
  textAlign: 'center',
  ':hover': { textDecoration: 'underline' },
})
/** As high as a finger needs (WCAG 2.5.8), standing where the words alone would. */
export const step = kitStyle({ paddingBlock: '0.2rem', marginBlock: '-0.2rem' })
/** Its title follows in full: here one line of it is enough. */
export const here = kitStyle({
  maxWidth: '26em',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
})
/** It may be higher than the words; the title stands where it stands without it. */
export const end = kitStyle({ marginInlineStart: 'auto', marginBlock: '-0.45rem' })
