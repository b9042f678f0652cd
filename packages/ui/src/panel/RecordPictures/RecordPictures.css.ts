import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const pictures = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.45rem' })
export const stage = kitStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '3 / 2',
  background: vars.color.ground,
  color: vars.color.ink2,
  selectors: { [`${pictures}:not([data-rooms]) &`]: { padding: '9%' } },
  '@media': {
    [fromLetters('tablet')]: { selectors: { [`${pictures}:not([data-rooms]) &`]: { aspectRatio: '1' } } },
  },
})
kitGlobal(`${stage} > picture`, { width: '100%', height: '100%' })
export const thumbs = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.4rem' })
export const thumb = kitStyle({
  width: '2.9rem',
  height: '2.9rem',
  background: vars.color.ground,
  selectors: {
    [`${pictures}:not([data-rooms]) &`]: { padding: '0.25rem' },
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.line2}` },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.ink}` },
  },
})
kitGlobal(`${thumb} > picture`, { width: '100%', height: '100%' })
export const add = kitStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.9rem',
  height: '2.9rem',
  color: vars.color.ink2,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  ':hover': { color: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
})
