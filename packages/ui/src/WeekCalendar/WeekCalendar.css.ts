import { cutCorner } from '../private/cut.ts'
import { forcedHatch, hatch } from '../private/hatch.ts'
import { kitGlobal, kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

const line = `1px solid ${vars.color.line}`
const hour = '5.6rem'
const head = '2.6rem'

/** Of a block, where several stand side by side: there is room for when they begin only. */
const narrow = '(max-width: 5.4rem)'
/** Of one of three beside an open panel: it holds five figures, set close. */
const narrowest = '(max-width: 2.7rem)'

/** Day under day on a phone; columns with hours where they fit. */
export const root = kitStyle({
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': {
    [from('tablet')]: {
      display: 'grid',
      gridTemplateColumns: '3.2rem',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
export const hours = kitStyle({
  display: 'none',
  '@media': {
    [from('tablet')]: {
      display: 'block',
      paddingTop: head,
      borderInlineEnd: line,
      fontSize: vars.fontSize.xxs,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      color: vars.color.ink3,
    },
  },
})
export const hourName = kitStyle({ display: 'block', height: hour, padding: '0.2rem 0.5rem 0 0' })

export const day = kitStyle({
  minWidth: 0,
  '@media': { [from('tablet')]: { display: 'flex', flexDirection: 'column', borderInlineEnd: line } },
})
export const dayHead = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  height: head,
  paddingInline: '0.6rem',
  borderBottom: line,
  fontSize: 'inherit',
  fontWeight: 400,
  color: vars.color.ink2,
})
export const dayNumber = kitStyle({
  fontSize: '1.05rem',
  color: vars.color.ink,
  selectors: {
    '[data-today] > &': {
      padding: '0.05rem 0.45rem',
      fontWeight: 700,
      color: vars.color.paper,
      background: cutCorner(vars.color.ink, '0.32rem'),
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-today] > &': { border: '1px solid' } } },
  },
})
export const none = kitStyle({
  padding: '0.6rem',
  color: vars.color.ink3,
  '@media': { [from('tablet')]: { display: 'none' } },
})
export const blocks = kitStyle({
  display: 'grid',
  gap: '0.4rem',
  paddingBlock: '0.4rem',
  '@media': {
    [from('tablet')]: {
      display: 'block',
      flex: 1,
      position: 'relative',
      padding: 0,
      background: `repeating-linear-gradient(to bottom, transparent 0 calc(${hour} - 1px), ${vars.color.line} calc(${hour} - 1px) ${hour})`,
    },
  },
})
/** Its place is an inset, which says nothing as long as the block stands in a list. */
export const place = kitStyle({
  containerType: 'inline-size',
  '@media': { [from('tablet')]: { position: 'absolute', padding: '1px 0.12rem' } },
})
export const block = kitStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '2.75rem',
  padding: '0.3rem 0.45rem',
  overflow: 'hidden',
  borderInlineStart: `0.28rem solid ${vars.event.solid}`,
  background: vars.event.tint,
  color: vars.event.text,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
  textDecoration: 'none',
  selectors: {
    '&[data-state="closed"]': {
      background: vars.color.paper,
      color: vars.color.ink2,
      borderColor: vars.color.line2,
      boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
    },
    '&[aria-current]': { outline: `2px solid ${vars.color.ink}`, outlineOffset: '1px' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [from('tablet')]: { minHeight: 0 },
    '(forced-colors: active)': { border: '1px solid' },
  },
  '@container': {
    [narrowest]: {
      paddingInline: '0.06rem 0',
      borderInlineStartWidth: '0.15rem',
      fontSize: vars.fontSize.xxs,
      letterSpacing: '-0.04em',
    },
  },
})
export const time = kitStyle({ fontWeight: 700, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
/** What is left out is still read out. */
const offScreen = { position: 'absolute', clipPath: 'inset(50%)' } as const
export const end = kitStyle({ '@container': { [narrow]: offScreen } })
export const words = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.4rem',
  whiteSpace: 'nowrap',
})
export const title = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [narrow]: offScreen },
})
export const taken = kitStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const bar = kitStyle({ flex: 'none', marginTop: 'auto', paddingTop: '0.2rem' })
kitGlobal(`${bar} progress`, {
  height: '0.28rem',
  color: vars.event.edge,
  background: `color-mix(in srgb, ${vars.event.text} 20%, transparent)`,
})
export const full = kitStyle({
  flex: 'none',
  height: '0.8rem',
  margin: 'auto -0.45rem -0.3rem',
  background: hatch(5),
  '@media': { '(forced-colors: active)': { background: forcedHatch(5), forcedColorAdjust: 'none' } },
})
