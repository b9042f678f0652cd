import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, fromLetters, onPaper } from '../../tokens/breakpoints.ts'

const desktop = fromLetters('desktop')

/** A browser without it leaves the filters folded, on a desk too. */
const standsOpen = 'selector(::details-content)'

export const standing = kitStyle({
  selectors: {
    '&::details-content': {
      '@media': { [desktop]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
})
/** A sheet has no filters beside it. */
export const list = kitStyle({ '@media': { [onPaper]: { gridColumn: '1 / -1' } } })
export const opener = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  minHeight: '2.75rem',
  borderBlock: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { [standsOpen]: { '@media': { [desktop]: { display: 'none' } } } },
})
export const filters = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
  paddingBlock: vars.space.s4,
  '@media': {
    [from('phone')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0 },
  },
})
