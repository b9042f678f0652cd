import { createVar, fallbackVar } from '@vanilla-extract/css'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { pointedAt, refused, writtenIn } from '../../private/inPlaceRules.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'

const coarse = '(pointer: coarse)'
/** How high the fields around it are. */
export const pickerHeight = createVar('pickerHeight')
const fieldHeight = fallbackVar(pickerHeight, '2.75rem')
const tokenHeight = `calc(${fieldHeight} - 0.4rem)`

export const root = kitStyle({ position: 'relative' })

/** Looks like a field: the tokens stand in it, before what is typed. */
export const box = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.35rem',
  minHeight: fieldHeight,
  padding: '0.13rem',
  background: vars.color.paper,
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.control,
  cursor: 'text',
  ':hover': { borderColor: vars.color.ink },
  selectors: {
    '&:has([aria-invalid="true"])': {
      borderColor: vars.color.err,
      boxShadow: `inset calc(3px * ${readingWay}) 0 0 ${vars.color.err}`,
    },
    '&:has(input:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      borderColor: vars.color.focus,
    },
    '&:has(input:disabled)': { background: vars.color.ground2, cursor: 'not-allowed' },
    // One that is chosen fills the field: what is typed next takes what it leaves.
    '&[data-single]': { flexWrap: 'nowrap' },
    '&[data-in-place]': {
      minHeight: 0,
      padding: 0,
      border: 0,
      background: 'none',
      vars: { [pickerHeight]: '1.75rem' },
    },
    '&[data-in-place]:hover': pointedAt,
    '&[data-in-place]:has(input:focus-visible)': writtenIn,
    '&[data-in-place]:has([aria-invalid="true"])': refused,
  },
})
export const tokens = kitStyle({ display: 'contents' })
export const token = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: tokenHeight,
  paddingInlineStart: '0.6rem',
  background: vars.color.ground2,
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-fixed]': { paddingInlineEnd: '0.6rem' },
    [`${box}[data-in-place] &`]: { paddingInlineStart: 0, background: 'none', fontSize: 'inherit' },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const tokenName = kitStyle({
  paddingBlock: '0.2rem',
  selectors: {
    [`${box}[data-single] &`]: { ...cutAtEnd, overflow: 'hidden', whiteSpace: 'nowrap' },
  },
})
export const remove = kitStyle({
  flex: 'none',
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  width: tokenHeight,
  minHeight: tokenHeight,
  ':hover': { background: vars.color.line },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [coarse]: { width: '2.75rem', minHeight: '2.75rem' } },
})
export const input = kitStyle({
  flex: '1 1 6rem',
  minWidth: '4rem',
  minHeight: tokenHeight,
  padding: '0 0.45rem',
  border: 0,
  background: 'none',
  outline: 'none',
  lineHeight: 1.4,
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  ':disabled': { cursor: 'inherit', color: vars.color.ink3 },
  selectors: {
    [`${box}[data-single] > &`]: { flex: '1 1 1rem', minWidth: '1rem', paddingInline: '0.2rem' },
    [`${box}[data-in-place] > &`]: { paddingInline: 0 },
  },
  // The box around it bears the ring.
  ':focus-visible': { outline: 'none' },
})

export const popup = kitStyle({
  position: 'absolute',
  zIndex: 10,
  insetInline: 0,
  top: '100%',
  maxHeight: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.paper,
  border: `1px solid ${vars.color.ink}`,
  borderTop: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
export const row = kitStyle({
  display: 'grid',
  gridTemplateColumns: '2.1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  padding: '0.35rem 0.6rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.3,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.action, color: vars.color.onAction },
    '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&[data-kind="create"]:not(:first-child)': { borderTop: `1px solid ${vars.color.line}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
})
export const thumb = kitStyle({
  position: 'relative',
  width: '2.1rem',
  height: '2.1rem',
  background: vars.color.ground,
  color: vars.color.ink2,
  overflow: 'hidden',
})
export const sign = kitStyle({ display: 'grid', placeItems: 'center', width: '2.1rem', height: '2.1rem' })
export const meta = kitStyle({
  display: 'block',
  color: vars.color.ink2,
  selectors: { [`${row}[aria-selected="true"] &`]: { color: 'inherit' } },
})
export const enter = kitStyle({
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.35,
  paddingInline: '0.35rem',
  border: '1px solid currentColor',
  visibility: 'hidden',
  selectors: { [`${row}[aria-selected="true"] &`]: { visibility: 'visible' } },
  '@media': { [coarse]: { display: 'none' } },
})
export const note = kitStyle({
  padding: '0.7rem 0.9rem',
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
})
