import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Rows with a rule between, each thing under its like. */
export const rows = kitStyle({ borderTop: `1px solid ${vars.color.ink}` })
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
  paddingBlock: vars.space.s2,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const rowName = kitStyle({
  flex: '0 0 5rem',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
})
export const rowFacts = kitStyle({
  flex: '1 1 8rem',
  color: vars.color.ink2,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
})
export const rowNote = kitStyle({ flex: '1 1 100%', color: vars.color.ink2, fontSize: vars.fontSize.xs })
export const rowSample = kitStyle({ flex: '1 1 100%', lineHeight: 1.15, overflowWrap: 'anywhere' })

/** A length drawn as a bar. */
export const bar = kitStyle({ height: vars.space.s3, background: vars.color.ink })

export const slider = kitStyle({ width: '100%', accentColor: vars.color.ink })
export const screen = kitStyle({
  display: 'block',
  height: '34rem',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  transformOrigin: 'left top',
})
export const screenFrame = kitStyle({ overflow: 'hidden', contain: 'paint' })

/** A theme's paper, whatever theme the page has. */
export const paper = kitStyle({
  padding: vars.space.s5,
  background: vars.color.paper,
  color: vars.color.ink,
})

/** A gallery with an ink of its own, legible on paper in both themes. */
export const ultramarine = kitStyle({
  vars: {
    [vars.color.ink]: vars.color.focus,
    [vars.color.action]: vars.color.focus,
    [vars.color.line2]: vars.color.focus,
  },
  color: vars.color.ink,
})
export const swatch = kitStyle({
  flex: 'none',
  width: vars.space.s5,
  height: vars.space.s5,
  border: `1px solid ${vars.color.line2}`,
})
/** The roles of a colour beside its name, in lines of their own. */
export const roles = kitStyle({
  flex: '1 1 8rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
})
export const role = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.ink2,
  fontSize: vars.fontSize.xs,
})
export const sample = kitStyle({
  flex: 'none',
  paddingInline: vars.space.s2,
  fontWeight: vars.fontWeight.strong,
})

/** The square that shows a duration; its place is the state. */
export const track = kitStyle({ background: vars.color.ground })
export const runner = kitStyle({
  width: vars.space.s6,
  height: vars.space.s6,
  background: vars.color.ink,
  transitionProperty: 'margin-inline-start',
  transitionTimingFunction: vars.easing.standard,
  selectors: { '&[data-there]': { marginInlineStart: `calc(100% - ${vars.space.s6})` } },
})

export const icons = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space.s2,
})
export const icon = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  width: '100%',
  minHeight: '2.75rem',
  padding: vars.space.s2,
  fontSize: vars.fontSize.s,
  selectors: { '&:hover': { background: vars.color.ground } },
})
