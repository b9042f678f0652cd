import { kitStyle } from '../../private/kitStyle.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

/** Takes a whole row on a phone, also beside a title. */
export const search = kitStyle({
  display: 'block',
  flex: '1 1 100%',
  '@media': { [fromLetters('tablet')]: { flex: 'none' } },
})
export const form = kitStyle({
  position: 'relative',
  width: '100%',
  maxWidth: '100%',
  '@media': { [fromLetters('tablet')]: { width: '21rem' } },
})
/** On a field's box: what is typed ends before the button. */
export const input = kitStyle({
  display: 'inline-block',
  paddingInlineEnd: '2.75rem',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})
export const button = kitStyle({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  width: '2.75rem',
  height: '100%',
  display: 'grid',
  placeItems: 'center',
})
