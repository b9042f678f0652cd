import { kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

/** Takes a whole row on a phone, also beside a title. */
export const search = kitStyle({
  display: 'block',
  flex: '1 1 100%',
  '@media': { [from('tablet')]: { flex: 'none' } },
})
export const form = kitStyle({
  position: 'relative',
  width: '100%',
  '@media': { [from('tablet')]: { width: '21rem' } },
})
export const input = kitStyle({
  width: '100%',
  minHeight: '2.75rem',
  padding: '0.55rem 2.75rem 0.55rem 0.75rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: 0,
  lineHeight: 1.4,
  appearance: 'none',
  textOverflow: 'ellipsis',
  ':hover': { borderColor: vars.color.ink },
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':focus-visible': { outlineOffset: 0, borderColor: vars.color.focus },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
export const button = kitStyle({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '2.75rem',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
})
