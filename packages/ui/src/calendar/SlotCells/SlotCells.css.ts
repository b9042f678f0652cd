import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ display: 'grid', gap: '0.5rem' })
export const cells = kitStyle({ display: 'flex', gap: '2px', minHeight: '0.8rem' })

const held = `linear-gradient(to top, ${vars.event.solid} 50%, ${vars.event.tint} 50%)`
const drawn = {
  selectors: {
    '&[data-state="confirmed"]': { background: vars.event.solid },
    '&[data-state="held"]': { background: held },
    '&[data-state="offered"]': { boxShadow: `inset 0 0 0 1px ${vars.event.text}` },
    '&[data-state="free"]': { boxShadow: `inset 0 0 0 1px ${vars.color.line2}` },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      selectors: {
        '&[data-state="confirmed"]': { background: 'CanvasText' },
        '&[data-state="held"]': { background: 'linear-gradient(to top, CanvasText 50%, Canvas 50%)' },
        '&[data-state="free"]': { borderStyle: 'dotted' },
      },
    },
  },
} as const
/** All that there are take the whole width; for the gaps between them each gives up its share. */
export const cell = kitStyle({ minWidth: 0, height: '0.8rem', ...drawn })

export const key = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.4rem' })
export const sign = kitStyle({ flex: 'none', width: '0.7rem', height: '0.7rem', ...drawn })
