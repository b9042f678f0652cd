import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

/** The frame of the static documentation. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.25rem',
  padding: '0.75rem 1.25rem',
  borderBottom: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  fontSize: '0.9375rem',
})

export const brand = style({
  color: 'inherit',
  fontSize: '1.125rem',
  fontWeight: 700,
  textDecoration: 'none',
})

export const search = style({ position: 'relative', flex: '1 1 14rem', maxWidth: '28rem' })

export const field = style({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '2.5rem',
  padding: '0.375rem 0.75rem',
  border: `1px solid ${vars.color.line2}`,
  borderRadius: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  font: 'inherit',
})

export const results = style({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  insetInline: 0,
  maxHeight: '70vh',
  overflowY: 'auto',
  margin: '0.25rem 0 0',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${vars.color.ink}`,
  background: vars.color.paper,
  listStyle: 'none',
})
globalStyle(`${results} a`, {
  display: 'block',
  margin: '0 -0.75rem',
  padding: '0.5rem 0.75rem',
  color: 'inherit',
  textDecoration: 'none',
})
globalStyle(`${results} a:is(:hover, :focus-visible)`, { background: vars.color.ground })
globalStyle(`${results} b`, { display: 'block' })
globalStyle(`${results} small`, { display: 'block', color: vars.color.ink2, fontSize: '0.8125rem' })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1.25rem',
  marginInlineStart: 'auto',
})

export const choice = style({
  minHeight: '2.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '2.5rem',
  textDecoration: 'underline',
  cursor: 'pointer',
})

/** The way to the list where it comes after the page. */
export const toPages = style({ '@media': { [from('desktop')]: { display: 'none' } } })

export const body = style({
  '@media': {
    [from('desktop')]: { display: 'grid', gridTemplateColumns: '16rem minmax(0, 1fr)', alignItems: 'start' },
  },
})

/** The list of all pages: beside the page where there is space, after it where there is not. */
export const nav = style({
  padding: '0.75rem 1.25rem',
  borderTop: `1px solid ${vars.color.ink}`,
  fontSize: '0.9375rem',
  '@media': {
    [from('desktop')]: {
      gridRow: 1,
      gridColumn: 1,
      position: 'sticky',
      top: 0,
      maxHeight: '100vh',
      overflowY: 'auto',
      borderTop: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
  },
})
globalStyle(`${nav} summary`, { padding: '0.375rem 0', fontWeight: 700, cursor: 'pointer' })
globalStyle(`${nav} ul`, { margin: 0, padding: '0 0 0.5rem 0.75rem', listStyle: 'none' })
globalStyle(`${nav} a`, {
  display: 'block',
  padding: '0.1875rem 0',
  color: vars.color.ink2,
  textDecoration: 'none',
})
globalStyle(`${nav} a:hover`, { textDecoration: 'underline' })
globalStyle(`${nav} a[aria-current]`, { color: vars.color.ink, fontWeight: 700 })

export const main = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '68rem',
  padding: '1.5rem 1.25rem 5rem',
  '@media': { [from('desktop')]: { gridColumn: 2, padding: '2.5rem 3rem 6rem' } },
})

export const code = style({ display: 'flex', flexDirection: 'column', margin: '1rem 0' })

export const pre = style({
  margin: 0,
  padding: '1rem',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.ground,
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  tabSize: 2,
})

/** Over the code, at its end. */
export const copy = style({
  order: -1,
  alignSelf: 'flex-end',
  padding: '0.25rem 0.75rem',
  border: `1px solid ${vars.color.line}`,
  borderBottom: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
})

/** A story as a server draws it: looked at, not used. */
export const still = style({ padding: vars.space.s4, overflow: 'hidden' })

/** A state of a component: laid out when it comes near, so that the first words of a long page don't wait for it. */
export const state = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 24rem' })

export const more = style({ margin: '0.375rem 0 0', fontSize: '0.875rem' })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: '0.375rem 1.5rem',
  margin: '0.75rem 0',
  padding: 0,
  listStyle: 'none',
})

globalStyle('body', { margin: 0, background: vars.color.paper })
