import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, onPaper } from '../../tokens/breakpoints.ts'

export const page = kitStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // To some browsers a sheet is as high as its paper: a page that is so would need another for its margins.
  '@media': { [onPaper]: { display: 'block', minHeight: 0 } },
})
// The frame of the screen stays there.
kitGlobal(`${page} > :is(a, header, footer)`, { '@media': { [onPaper]: { display: 'none' } } })

export const skip = kitStyle({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  zIndex: 50,
  padding: '0.6rem 1rem',
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.strong,
  // Kept in place and only made invisible, so that it can take the focus.
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})

export const main = kitStyle({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  paddingBottom: vars.space.s8,
  outline: 'none',
  // What goes from edge to edge is as wide as the window with its scrollbar.
  overflowX: 'clip',
  '@media': {
    [from('tablet')]: { paddingBottom: vars.space.s9 },
    [onPaper]: { display: 'block', paddingBottom: 0 },
  },
})

// The page spaces its parts: sections far apart, the first of them near the title it belongs to.
kitGlobal(`${main} > * + *`, {
  marginTop: vars.space.s8,
  '@media': { [from('tablet')]: { marginTop: vars.space.s9 }, [onPaper]: { marginTop: vars.space.s5 } },
})
kitGlobal(`${main} > :first-child:not([data-page-title])`, { marginTop: vars.space.s5 })
kitGlobal(`${main} > [data-page-title="inner"] + *`, { marginTop: vars.space.s6 })
kitGlobal(`${main} > [data-page-title="hero"] + *`, { marginTop: vars.space.s7 })
