import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitStyle } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'
import { vars } from '../../theme.css.ts'
import { wide } from './wide.ts'

export const key = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.2rem',
  paddingTop: vars.space.s4,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.4,
  color: vars.color.ink2,
  '@media': { [wide]: { columnGap: '1.75rem' } },
})
/** Why days are closed, in the same words as small as the key's, but read. */
export const closures = kitStyle({
  display: 'grid',
  gap: '0.2rem',
  paddingTop: vars.space.s4,
  fontSize: vars.fontSize.s,
  lineHeight: 1.4,
})
export const entry = kitStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s2 })

/** A piece of a bar, as the grid draws it. */
export const swatch = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.9rem',
  height: '1.1rem',
  background: vars.event.solid,
  selectors: {
    '&[data-kind="full"]': { background: hatch(7) },
    '&[data-kind="free"], &[data-kind="few"], &[data-kind="nothing"]': {
      boxShadow: `inset 0 1px ${vars.event.edge}, inset 0 -1px ${vars.event.edge}`,
    },
    '&[data-kind="few"]': {
      justifyItems: 'start',
      background: `linear-gradient(calc(90deg * ${readingWay}), ${vars.event.solid} 34%, ${vars.event.tint} 0)`,
    },
    '&[data-kind="nothing"]': { background: vars.event.tint },
    '&[data-kind="last"]': {
      scale: `${readingWay} 1`,
      clipPath: 'polygon(0 0, 65% 0, 100% 60%, 100% 100%, 0 100%)',
    },
    '&:is([data-kind="open"], [data-kind="few"], [data-kind="free"])::before': {
      content: '',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: vars.event.on,
    },
    '&[data-kind="few"]::before': { width: '6px', height: '6px', marginInlineStart: 'calc(17% - 3px)' },
    '&[data-kind="free"]::before': { width: '4px', height: '4px' },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      selectors: {
        '&:is([data-kind="open"], [data-kind="few"], [data-kind="free"])::before': {
          background: 'CanvasText',
        },
        '&[data-kind="full"]': { background: forcedHatch(7), forcedColorAdjust: 'none' },
        // As in the grid: a line along the cut closes the frame.
        '&[data-kind="last"]': {
          clipPath: 'none',
          maskImage: 'linear-gradient(225deg, transparent 0.47rem, #000 0)',
          background: 'linear-gradient(225deg, CanvasText calc(0.47rem + 1.5px), Canvas 0)',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
