import { kitStyle } from './kitStyle.ts'

/** In the close lines of a name, letters that hang below them are not cut, whatever their typeface. */
const hanging = { paddingBlockEnd: '0.15em', marginBlockEnd: '-0.15em' } as const

/** As high as its text: an unseen copy of it makes the space that the box then fills. */
export const grow = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '::after': {
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  selectors: { '[data-in-place="name"] &::after': hanging },
})
export const area = kitStyle({
  gridArea: '1 / 1',
  resize: 'none',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'inherit',
  selectors: { '[data-in-place="name"] &&': hanging },
})
