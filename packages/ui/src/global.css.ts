import { globalStyle } from '@vanilla-extract/css'
import { paperGlobal } from './private/paperGlobal.ts'
import { galleryLayer, vars } from './theme.css.ts'
import { from, onPaper } from './tokens/breakpoints.ts'
import { fluidRoot } from './tokens/fluid.ts'

/** The ground that every page stands on: sizes from the root, no inherited margins, one focus ring. */
function ground(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [galleryLayer]: rule } })
}

ground('*, *::before, *::after', { boxSizing: 'border-box' })
ground('html', { fontSize: fluidRoot(), WebkitTextSizeAdjust: '100%' })
ground('body', {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.fontFamily.text,
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.normal,
  lineHeight: vars.lineHeight.text,
  letterSpacing: 0,
  // A word that is longer than its box; what takes its width from its words says `anywhere` itself.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
})
ground('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote', { margin: 0, padding: 0 })
ground('h1, h2, h3, h4', {
  fontFamily: vars.fontFamily.heading,
  fontWeight: vars.fontWeight.heading,
  color: 'inherit',
})
ground('fieldset', { border: 0, minInlineSize: 0 })
ground('ul, ol', { listStyle: 'none' })
ground('img', { display: 'block', maxWidth: '100%' })
ground('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
})
ground('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
// By its type it does what a script makes of it; one that opens a popover does without.
ground('button[type="button"]:not([popovertarget])', {
  '@media': { '(scripting: none)': { display: 'none' } },
})
// For the phone alone, where a part in its place has no space.
ground('[data-phone-only]', { '@media': { [from('tablet')]: { display: 'none !important' } } })
ground('a', { color: 'inherit', textDecoration: 'none' })
// It was pressed, and its page is on its way.
ground('a[aria-busy="true"]', {
  outline: `2px solid ${vars.color.ink}`,
  outlineOffset: '3px',
  cursor: 'progress',
})
ground(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '3px' })

ground('@page', { margin: '13mm 14mm 11mm' })
// For what style sheets know as left and right only: shadows, shifts, drawings.
ground(':root, [dir="ltr"]', { vars: { '--gallery-way': '1' } })
ground('[dir="rtl"]', { vars: { '--gallery-way': '-1' } })

// On paper: a sheet's type, and nothing that waits to be pressed.
ground(':root', {
  '@media': {
    [onPaper]: { fontSize: '9.6pt', vars: { [vars.layout.gutter]: '0px', [vars.fontSize.s]: '7.6pt' } },
  },
})
paperGlobal('nav, button, form, [data-screen]', { display: 'none' })
ground('img, li, tr, dl > div, h1, h2, h3', { '@media': { [onPaper]: { breakInside: 'avoid' } } })
ground('h1, h2, h3', { '@media': { [onPaper]: { breakAfter: 'avoid' } } })
ground('p', { '@media': { [onPaper]: { orphans: 3, widows: 3 } } })

// No property moves and no keyframes run: what waits for their end, as a closed dialog does before it is taken
// away, finds none. A duration alone would make every property transition.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
})
