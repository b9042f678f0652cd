import '../../private/fieldsInPlace.css.ts'
import { control } from '../../panel-forms/BilingualField/BilingualField.css.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const groups = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s6 })
export const group = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  minWidth: 0,
})

/** Under a rule of weight: here another part of the room begins. */
export const head = kitStyle({
  position: 'relative',
  paddingTop: '0.7rem',
  borderTop: `1px solid ${vars.color.ink}`,
  selectors: {
    '&[data-drop]::after': {
      content: '',
      position: 'absolute',
      zIndex: 3,
      insetInline: 0,
      borderTop: `2px solid ${vars.color.focus}`,
    },
    '&[data-drop="before"]::after': { top: `calc(${vars.space.s6} / -2 - 1px)` },
    '&[data-drop="after"]::after': { bottom: `calc(${vars.space.s4} / -2 - 1px)` },
  },
})
/** The name, how many, and what is done, on the line of the name. */
export const line = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
})
export const name = kitStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
})
export const title = kitStyle({ minWidth: 0 })
export const none = kitStyle({
  fontSize: vars.fontSize.m,
  lineHeight: 1.25,
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink2,
})
export const count = kitStyle({
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.ink2,
})
export const actions = kitStyle({
  display: 'flex',
  alignSelf: 'start',
  marginInlineEnd: '-0.35rem',
  // As tall as a finger, they stand beside the name all the same.
  '@media': { '(pointer: coarse)': { marginBlock: '-0.75rem' } },
})
export const empty = kitStyle({
  marginTop: vars.space.s4,
  padding: `${vars.space.s4} ${vars.space.s4}`,
  border: `1px dashed ${vars.color.line2}`,
  fontSize: vars.fontSize.s,
  color: vars.color.ink2,
})
export const add = kitStyle({
  marginTop: vars.space.s6,
  paddingTop: vars.space.s4,
  borderTop: `1px solid ${vars.color.line}`,
})

// What a section is called is written as large as a heading of its rank, not as the name of a record.
kitGlobal(`${title} [data-in-place="name"][data-place="1"] > ${control}`, {
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.strong,
  lineHeight: 1.25,
  letterSpacing: 'normal',
})
kitGlobal(`${title} [data-in-place="name"]:not([data-place="1"]) > ${control}`, {
  marginTop: '0.1rem',
  fontSize: vars.fontSize.s,
  lineHeight: 1.45,
})
