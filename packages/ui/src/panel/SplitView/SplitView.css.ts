import { label as switchLabel } from '../../forms/Switch/Switch.css.ts'
import { clipped } from '../../private/inPlaceRules.ts'
import { kitGlobal, kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'
import { actions, title, top } from '../AppShell/ScreenTitle.css.ts'

const rule = `1px solid ${vars.color.ink}`

export const root = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
export const narrow = kitVariants({
  list: {
    borderTop: rule,
    '@media': {
      [fromLetters('tablet')]: {
        selectors: { '&[data-open]': { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
      },
      [fromLetters('wide')]: {
        selectors: { '&[data-open]': { gridTemplateColumns: '23rem minmax(0, 1fr)' } },
      },
    },
  },
  detail: {
    borderTop: rule,
    '@media': {
      [fromLetters('desktop')]: {
        selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' } },
      },
      [fromLetters('wide')]: {
        selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 25.5rem' } },
      },
    },
  },
  aside: {
    rowGap: vars.space.s6,
    '@media': {
      [fromLetters('desktop')]: {
        columnGap: '2.1rem',
        selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) 17.2rem' } },
      },
    },
  },
})

/** Where both do not fit, the detail stands in the place of the list. */
export const list = kitVariants({
  list: {
    minWidth: 0,
    selectors: { '[data-open] > &': { display: 'none' } },
    '@media': { [fromLetters('tablet')]: { selectors: { '[data-open] > &': { display: 'block' } } } },
  },
  detail: {
    minWidth: 0,
    selectors: { '[data-open] > &': { display: 'none' } },
    '@media': { [fromLetters('desktop')]: { selectors: { '[data-open] > &': { display: 'block' } } } },
  },
  aside: { minWidth: 0 },
})
export const detail = kitVariants({
  list: {
    minWidth: 0,
    paddingBlock: vars.space.s4,
    '@media': {
      [fromLetters('tablet')]: { paddingInlineStart: '1.8rem', borderInlineStart: rule },
    },
  },
  detail: {
    minWidth: 0,
    paddingBlock: vars.space.s4,
    '@media': {
      [fromLetters('desktop')]: { paddingInlineStart: '1.3rem', borderInlineStart: rule },
    },
  },
  aside: {
    minWidth: 0,
    paddingBlockStart: vars.space.s5,
    borderBlockStart: rule,
    '@media': {
      [fromLetters('desktop')]: {
        paddingBlockStart: 0,
        borderBlockStart: 0,
        paddingInlineStart: '1.6rem',
        borderInlineStart: `1px solid ${vars.color.line}`,
      },
    },
  },
})

// Switches under one another stand in a column, at the end of their lines.
kitGlobal(`${detail.aside} ${switchLabel}`, {
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  justifySelf: 'stretch',
})

// On a phone what was chosen is a page of its own: the list's head is there for screen readers alone.
const head = `${top}:has(~ * > ${narrow.list}[data-open])`
kitGlobal(head, {
  minHeight: 0,
  paddingBlock: 0,
  '@media': { [fromLetters('tablet')]: { minHeight: '4.5rem', paddingBlock: '1.25rem 1rem' } },
})
kitGlobal(`${head} ${title}`, {
  ...clipped,
  '@media': {
    [fromLetters('tablet')]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
})
kitGlobal(`${head} ${actions}`, {
  display: 'none',
  '@media': { [fromLetters('tablet')]: { display: 'flex' } },
})
kitGlobal(`${narrow.list}[data-open]`, {
  borderTop: 0,
  '@media': { [fromLetters('tablet')]: { borderTop: rule } },
})
