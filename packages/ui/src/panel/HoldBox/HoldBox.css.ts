import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const box = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.7rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  // Whole also where what stands around it rules its parts off by lines of its own.
  selectors: { '&&': { padding: '0.8rem 0.9rem', border: `1px solid ${vars.color.ink}` } },
})
export const head = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.3rem 1rem',
})
export const left = kitStyle({ color: vars.color.ink2, fontVariantNumeric: 'tabular-nums' })
export const client = kitStyle({ fontWeight: vars.fontWeight.strong, overflowWrap: 'anywhere' })
export const facts = kitStyle({ color: vars.color.ink2, overflowWrap: 'anywhere' })
/** Buttons have air of their own above and below; two lines of them are not to stand apart. */
export const actions = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.1rem',
  marginBlock: '-0.25rem',
})
kitGlobal(`${box} button`, { '@media': { '(pointer: fine)': { minHeight: '1.75rem' } } })
export const next = kitStyle({
  paddingBlockStart: '0.7rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
