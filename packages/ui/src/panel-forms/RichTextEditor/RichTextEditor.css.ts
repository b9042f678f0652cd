import { pointedAt, refused, writtenIn } from '../../private/inPlaceRules.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { languageNumbers } from '../../private/languageNumbers.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const coarse = '(pointer: coarse)'
/** The text; without the editor a group of its own. */
const written = ':is([contenteditable], [role="group"])'

export const box = kitStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    [`&:has(${written}:focus-visible)`]: {
      outline: `2px solid ${vars.color.focus}`,
      borderColor: vars.color.focus,
    },
    '&[data-invalid]': {
      borderColor: vars.color.err,
      boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
    },
    '&[data-disabled]': { background: vars.color.ground2, borderColor: vars.color.line2 },
    '&[data-in-place]': { containerType: 'normal', background: 'none', border: 0 },
    '&[data-in-place]:hover': pointedAt,
    [`&[data-in-place]:has(${written}:focus-visible)`]: writtenIn,
    '&[data-in-place][data-invalid]': refused,
  },
})
const inPlace = `${box}[data-in-place]`

/**
 * Around the toolbar. In place it stands over the text that is being written, goes along while that is scrolled, and
 * takes no space.
 */
export const tools = kitStyle({
  display: 'contents',
  selectors: {
    [`${inPlace} > &`]: {
      display: 'block',
      position: 'sticky',
      top: '3.4rem',
      zIndex: 3,
      height: 0,
      visibility: 'hidden',
    },
    // Where the text alone has the focus, as its editor has not come, nothing is in it.
    [`${inPlace}:focus-within > &:has(button)`]: { visibility: 'visible' },
  },
})

/** As high, before the buttons are there, as they will make it: in two lines where they have no space in one. */
export const toolbar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.1rem 0.7rem',
  minHeight: 'calc(4.5rem + 1px)',
  padding: '0.2rem 0.25rem',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [coarse]: { minHeight: 'calc(6rem + 1px)' } },
  '@container': {
    '(min-width: 26rem)': {
      minHeight: 'calc(2.4rem + 1px)',
      '@media': { [coarse]: { minHeight: 'calc(6rem + 1px)' } },
    },
    '(min-width: 33rem)': { '@media': { [coarse]: { minHeight: 'calc(3.15rem + 1px)' } } },
  },
  selectors: {
    [`${inPlace} &`]: {
      position: 'absolute',
      bottom: '0.45rem',
      insetInlineEnd: '-0.3rem',
      width: 'max-content',
      maxWidth: 'calc(100vw - 2rem)',
      minHeight: 0,
      background: vars.color.paper,
      border: `1px solid ${vars.color.ink}`,
    },
  },
})
// Over the first of two columns it begins with the text, and does not reach beyond the record.
for (const number of languageNumbers.filter((each) => each % 2 === 1)) {
  kitGlobal(`[data-place="${number}"] ${inPlace} ${toolbar}`, {
    '@media': { [fromLetters('tablet')]: { insetInlineStart: '-0.3rem', insetInlineEnd: 'auto' } },
  })
}
export const group = kitStyle({ display: 'flex', gap: '0.1rem' })

/** Two rem square; as tall and wide as a finger on touch screens. */
export const tool = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '2rem',
  height: '2rem',
  color: vars.color.ink2,
  fontSize: '0.9rem',
  lineHeight: 1,
  selectors: {
    '&:hover': { background: vars.color.ground, color: vars.color.ink },
    '&[aria-pressed="true"]': {
      background: vars.color.ground2,
      color: vars.color.ink,
      boxShadow: `inset 0 -2px ${vars.color.ink}`,
    },
    '&:disabled, &[aria-disabled="true"]': {
      color: vars.color.ink3,
      background: 'none',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    [coarse]: { minWidth: '2.75rem', height: '2.75rem' },
    '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { border: '2px solid Highlight' } } },
  },
})
export const bold = kitStyle({ fontWeight: vars.fontWeight.strong })
export const italic = kitStyle({ fontStyle: 'italic' })
export const block = kitStyle({
  height: '2rem',
  padding: '0 0.4rem',
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  selectors: {
    '&:hover': { background: vars.color.ground },
    '&:disabled': { color: vars.color.ink3, background: 'none', cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': { [coarse]: { height: '2.75rem' } },
})
kitGlobal(`${block} option`, { background: vars.color.paper, color: vars.color.ink })

export const body = kitStyle({
  position: 'relative',
  flex: 1,
  display: 'grid',
  minHeight: '9rem',
  selectors: {
    [`${inPlace} > &`]: { minHeight: '1.55em' },
    // Nothing is written yet: what could be.
    [`${inPlace}[data-empty] > &::before`]: {
      content: 'attr(data-placeholder)',
      gridArea: '1 / 1',
      color: vars.color.ink3,
      pointerEvents: 'none',
    },
    [`${inPlace}[data-missing] > &::before`]: { color: vars.color.warn },
    [`${inPlace}:focus-within > &::before`]: { visibility: 'hidden' },
  },
})

/** Between the box and the text. */
export const content = kitStyle({ display: 'grid', gridArea: '1 / 1' })

/** What is written in: as the page will show it, but for its size. */
export const text = kitStyle({
  padding: '0.9rem 1rem 1.1rem',
  fontSize: '0.95em',
  lineHeight: 1.55,
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  maxWidth: 'none',
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${box}[data-disabled] &`]: { color: vars.color.ink3 },
    [`${inPlace} &`]: { padding: 0, fontSize: '0.92rem' },
  },
})
kitGlobal(`${text} img`, { maxWidth: '100%', height: 'auto' })
kitGlobal(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${vars.color.focus}` })
kitGlobal(`${text} .ProseMirror-separator`, { display: 'inline', width: 0, height: 0 })

export const foot = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.1rem 1rem',
  padding: '0.35rem 0.7rem',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink2,
  selectors: { [`${inPlace} > &`]: { display: 'none' } },
})

/** Hangs under the word that it links; the whole width on a phone. */
export const popover = kitStyle({
  position: 'absolute',
  zIndex: 7,
  display: 'grid',
  gap: '0.65rem',
  width: 'min(20rem, 100% - 1rem)',
  // Clear of a bar at the window's foot.
  scrollMarginBlock: '1rem 6rem',
  padding: '0.85rem 1rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.ink}`,
})
export const popoverActions = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 1.2rem' })
/** As tall as a finger on touch screens. */
export const popoverAction = kitStyle({ '@media': { [coarse]: { minHeight: '2.75rem' } } })
