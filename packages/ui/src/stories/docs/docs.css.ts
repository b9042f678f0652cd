import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

// Outside of the kit's layer: Storybook's own styles are in none, and would win over it.

/** The page of a component. */
export const page = style({
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: '1rem',
  lineHeight: 1.55,
})

export const title = style({
  margin: 0,
  fontSize: '2.25rem',
  fontWeight: vars.fontWeight.title,
  letterSpacing: '-0.015em',
  lineHeight: 1.15,
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.25rem',
  margin: '0.75rem 0 1.25rem',
  padding: 0,
  color: vars.color.ink2,
  fontSize: '0.875rem',
  listStyle: 'none',
})

export const status = style({ color: vars.color.ink, fontWeight: vars.fontWeight.strong })

export const lead = style({ maxWidth: '40em', margin: '0 0 1.5rem', fontSize: '1.125rem' })

export const text = style({ maxWidth: '40em', margin: '0.75rem 0' })

export const heading = style({
  margin: '2.5rem 0 1rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: '1.375rem',
  fontWeight: vars.fontWeight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.25,
  scrollMarginTop: '1rem',
})

export const subheading = style({
  margin: '2rem 0 0.25rem',
  fontSize: '1.0625rem',
  fontWeight: vars.fontWeight.heading,
  lineHeight: 1.3,
})

export const link = style({
  color: 'inherit',
  fontWeight: vars.fontWeight.strong,
  textDecoration: 'underline',
})

export const list = style({ maxWidth: '40em', margin: 0, paddingInlineStart: '1.25rem', listStyle: 'disc' })
export const steps = style([list, { listStyle: 'decimal' }])
globalStyle(`${list} > li + li`, { marginTop: '0.375rem' })

/** Two parts of a page beside each other where there is space. */
export const pair = style({
  display: 'grid',
  columnGap: '2rem',
  '@media': { [from('tablet')]: { gridTemplateColumns: '1fr 1fr' } },
})

export const spoken = style({
  padding: '0.0625rem 0.25rem',
  background: vars.color.ground,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
})

export const examples = style({
  display: 'grid',
  gap: '1.5rem 2rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('tablet')]: {
      selectors: { '&:not([data-wide])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-kind="do"]': { borderBottom: `4px solid ${vars.color.ok}` },
    '&[data-kind="dont"]': { borderBottom: `4px dashed ${vars.color.err}` },
  },
})

export const picture = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  justifyContent: 'center',
  minHeight: '9rem',
  padding: '1.5rem',
  overflow: 'hidden',
  background: vars.color.paper,
})

export const caption = style({
  padding: '0.75rem 1rem',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
})

export const verdict = style({
  selectors: {
    [`${caption}[data-kind="do"] &`]: { color: vars.color.ok },
    [`${caption}[data-kind="dont"] &`]: { color: vars.color.err },
  },
})

/** What is wider than a phone scrolls by itself. */
export const scroll = style({ overflowX: 'auto' })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  textAlign: 'start',
})
globalStyle(`${table} :is(th, td)`, {
  padding: '0.5rem 1rem 0.5rem 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
globalStyle(`${table} thead th`, { color: vars.color.ink2, fontSize: '0.8125rem', fontWeight: 400 })
globalStyle(`${table} tbody th`, { fontWeight: 400 })
globalStyle(`${scroll} td:nth-child(2)`, { minWidth: '18rem' })
globalStyle(`${scroll} :is(th, td:nth-child(4)) code`, { whiteSpace: 'nowrap' })
globalStyle(`${scroll} td:nth-child(3)`, { minWidth: '8rem' })

export const required = style({ display: 'block', color: vars.color.ink3, fontSize: '0.8125rem' })

export const key = style({
  display: 'inline-block',
  marginInlineEnd: '0.375rem',
  padding: '0 0.375rem',
  border: `1px solid ${vars.color.line2}`,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
})

/** Where a story stands on the page. */
export const stage = style({
  position: 'relative',
  marginTop: '0.75rem',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
})

/** Leaves space for the numbers at the side. */
export const pointedAt = style({ paddingInlineStart: '1.25rem' })

/** A story in a page of its own: as wide as it wants, and never wider than what is around it. */
export const frame = style({ display: 'block', width: '100%', border: 0, background: vars.color.paper })

/** What opens to show the code of a story. */
export const code = style({ margin: '0.5rem 0 0', color: vars.color.ink2, fontSize: '0.875rem' })
globalStyle(`${code} > summary`, { width: 'fit-content', padding: '0.25rem 0', cursor: 'pointer' })

/** The numbers over a story. */
export const marks = style({
  position: 'absolute',
  inset: 0,
  // Over a bar at the foot of a screen, which stands over what it is about.
  zIndex: 7,
  pointerEvents: 'none',
  overflow: 'hidden',
})

/** Around a part. Its place is measured, and said in the style of the element. */
export const part = style({ position: 'absolute', outline: `1px dashed ${vars.color.focus}` })

export const mark = style({
  display: 'grid',
  boxSizing: 'border-box',
  width: '1.375rem',
  height: '1.375rem',
  placeItems: 'center',
  flex: 'none',
  // Against what is dark itself.
  outline: `1px solid ${vars.color.paper}`,
  background: vars.color.ink,
  color: vars.color.paper,
  fontFamily: vars.fontFamily.text,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  // Beside its part: beside the middle of a low one, at the top of a high one.
  selectors: {
    [`${part} > &`]: {
      position: 'absolute',
      top: 'min(calc(50% - 0.6875rem), 0.75rem)',
      insetInlineStart: '-1.4375rem',
    },
  },
})

export const parts = style({
  display: 'grid',
  gap: '0.5rem',
  margin: '1rem 0 0',
  padding: 0,
  listStyle: 'none',
})
globalStyle(`${parts} > li`, { display: 'flex', gap: '0.75rem', maxWidth: '40em' })
