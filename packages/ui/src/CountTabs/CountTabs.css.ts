import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

export const list = kitStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: `1px solid ${vars.color.line2}`,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
export const tab = kitStyle({
  display: 'block',
  height: '100%',
  padding: '0.8rem 1rem',
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&:hover': { background: vars.color.ground },
    '&[data-tone="err"]': { color: vars.color.err },
    '&[aria-current]': { background: vars.color.ink, color: vars.color.paper },
  },
})
export const count = kitStyle({
  display: 'block',
  fontSize: vars.fontSize.xl,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
})
