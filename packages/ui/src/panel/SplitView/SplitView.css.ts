import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

const rule = `1px solid ${vars.color.ink}`

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: rule,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const narrow = kitVariants({
  list: {
    '@media': {
      [from('tablet')]: { selectors: { '&[data-open]': { gridTemplateColumns: '18rem minmax(0, 1fr)' } } },
      [from('wide')]: { selectors: { '&[data-open]': { gridTemplateColumns: '23rem minmax(0, 1fr)' } } },
    },
  },
  detail: {
    '@media': {
      [from('desktop')]: { selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' } } },
      [from('wide')]: { selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem' } } },
    },
  },
})

/** Where both do not fit, the detail stands in the place of the list. */
export const list = kitVariants({
  list: {
    minWidth: 0,
    selectors: { '[data-open] > &': { display: 'none' } },
    '@media': { [from('tablet')]: { selectors: { '[data-open] > &': { display: 'block' } } } },
  },
  detail: {
    minWidth: 0,
    selectors: { '[data-open] > &': { display: 'none' } },
    '@media': { [from('desktop')]: { selectors: { '[data-open] > &': { display: 'block' } } } },
  },
})
export const detail = kitVariants({
  list: {
    minWidth: 0,
    paddingBlock: vars.space.s4,
    '@media': {
      [from('tablet')]: { paddingInlineStart: '1.8rem', borderInlineStart: rule },
    },
  },
  detail: {
    minWidth: 0,
    paddingBlock: vars.space.s4,
    '@media': {
      [from('desktop')]: { paddingInlineStart: '1.3rem', borderInlineStart: rule },
    },
  },
})
