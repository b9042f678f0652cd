import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

export const chart = kitStyle({
  display: 'grid',
  gap: '0.9rem',
  fontSize: vars.fontSize.admin,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
})

const part = {
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-part="offered"]': { background: vars.color.ground2 },
    '&[data-part="booked"]': { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
    '&[data-part="attended"]': { background: vars.color.ink },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-part="offered"]': { background: 'Canvas', border: '1px dotted CanvasText' },
        '&[data-part="booked"]': { boxShadow: 'inset 0 0 0 1px CanvasText' },
        '&[data-part="attended"]': { background: 'CanvasText' },
      },
    },
  },
} as const

export const key = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink2,
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.4rem' })
export const sign = kitStyle({ flex: 'none', width: '0.7rem', height: '0.7rem', ...part })
export const besideKey = kitStyle({ marginInlineStart: 'auto' })

/** The word, the bar, what stands beside it. */
export const rows = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(30%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.7rem 0.7rem',
  '@media': { [fromLetters('tablet')]: { gap: '1rem' } },
})
export const row = kitStyle({ display: 'contents' })
export const label = kitStyle({ color: vars.color.ink2, overflowWrap: 'anywhere' })
export const bar = kitStyle({
  position: 'relative',
  height: '1.15rem',
  '@media': { [fromLetters('tablet')]: { height: '1.7rem' } },
})
export const piece = kitStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: '100%',
  ...part,
})
export const beside = kitStyle({ textAlign: 'end' })
