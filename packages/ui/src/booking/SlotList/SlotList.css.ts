import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from, fromLetters, inLargeLetters } from '../../tokens/breakpoints.ts'

const tablet = from('tablet')
/** Beside the panel's left pane there is no space for three columns before. */
const desktop = fromLetters('desktop')

/** Time over status with the button beside both; three columns from the desktop up. */
export const slot = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.1rem 1.25rem',
  minHeight: '4.4rem',
  paddingBlock: '0.55rem',
  borderTop: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: `1px solid ${vars.color.line}` },
  '@media': {
    [inLargeLetters]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: {
      gridTemplateColumns: '9.5rem minmax(0, 1fr) auto',
      rowGap: vars.space.s2,
      minHeight: '4rem',
    },
  },
})

export const time = kitStyle({
  fontSize: vars.fontSize.l,
  letterSpacing: vars.letterSpacing.xl,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { [`${slot}:not([data-state="available"]) > &`]: { color: vars.color.ink3 } },
})

export const status = kitStyle({
  gridRow: 2,
  position: 'relative',
  paddingInlineStart: vars.space.s5,
  fontSize: vars.fontSize.s,
  lineHeight: 1.35,
  selectors: { [`${slot}:not([data-state="available"]) > &`]: { color: vars.color.ink2 } },
  '@media': { [desktop]: { gridRow: 'auto' } },
})
export const more = kitStyle({ display: 'block', color: vars.color.ink2 })

/** The timeline's own signs again: a dot for a place, the hatch for none, a small ring for what has begun. */
export const sign = kitStyle({
  position: 'absolute',
  top: '0.35em',
  insetInlineStart: '0.25rem',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: vars.event.solid,
  boxShadow: `inset 0 0 0 1px ${vars.event.edge}`,
  selectors: {
    [`${slot}[data-state="taken"] &`]: {
      top: '0.38em',
      insetInlineStart: 0,
      width: '1.1rem',
      height: '0.62rem',
      borderRadius: 0,
      background: hatch(6),
      boxShadow: 'none',
    },
    [`${slot}[data-state="past"] &`]: {
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
    },
  },
  '@media': {
    [tablet]: { width: '12px', height: '12px' },
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: {
        [`${slot}[data-state="available"] &`]: { background: 'CanvasText' },
        [`${slot}[data-state="taken"] &`]: { background: forcedHatch(6), forcedColorAdjust: 'none' },
      },
    },
  },
})

export const button = kitStyle({
  gridRow: '1 / 3',
  gridColumn: 2,
  '@media': { [`${inLargeLetters}, ${desktop}`]: { gridRow: 'auto', gridColumn: 'auto' } },
})

/** More words than fit beside the time on a phone: there it has a line. */
export const wait = kitStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginTop: vars.space.s2,
  '@media': { [desktop]: { gridColumn: '3', justifySelf: 'end', marginTop: 0 } },
})

/** A piece of the timeline's bar of such a day, before the sentence that there are no slots. A hatch would say full. */
export const emptySign = kitStyle({
  display: 'inline-block',
  width: '1.1rem',
  height: '0.62rem',
  marginInlineEnd: vars.space.s2,
  background: vars.event.tint,
  boxShadow: `inset 0 1px ${vars.event.edge}, inset 0 -1px ${vars.event.edge}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})
