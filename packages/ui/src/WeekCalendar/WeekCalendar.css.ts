import { cutCorner } from '../private/cut.ts'
import { forcedHatch, hatch } from '../private/hatch.ts'
import { kitGlobal, kitStyle } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'
import { from } from '../tokens/breakpoints.ts'

const line = `1px solid ${vars.color.line}`
const hour = '5.6rem'
const headHeight = '2.6rem'

/** Of a block, where several stand side by side: when it begins stands over the title, which takes several lines. */
const narrow = '(max-width: 5.4rem)'
/** Of a block that holds its hours and a number beside them, no words. */
const tight = '(max-width: 11rem)'
/** Of one of three in each day beside an open panel: it holds five figures, set close. */
const narrowest = '(max-width: 2.7rem)'
/** Of a narrow block that is too low for more than its title. */
const low = `${narrow} and (max-height: 5.6rem)`

/** Day under day on a phone; columns with hours where they fit. */
export const root = kitStyle({
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': {
    [from('tablet')]: { display: 'flex' },
  },
})
export const hours = kitStyle({
  display: 'none',
  '@media': {
    [from('tablet')]: {
      display: 'block',
      flex: 'none',
      width: '3.2rem',
      paddingTop: headHeight,
      borderInlineEnd: line,
      fontSize: vars.fontSize.xxs,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      color: vars.color.ink3,
    },
  },
})
export const hourName = kitStyle({ display: 'block', height: hour, padding: '0.2rem 0.5rem 0 0' })

/** What is left out is still read out. */
const offScreen = { position: 'absolute', clipPath: 'inset(50%)' } as const

/** A day with several slots at once takes more of the width than one without. */
export const day = kitStyle({
  minWidth: 0,
  '@media': {
    [from('tablet')]: {
      display: 'flex',
      flexDirection: 'column',
      flex: '1 1 0',
      borderInlineEnd: line,
      selectors: {
        '&[data-lanes="two"]': { flexGrow: 1.6 },
        '&[data-lanes="more"]': { flexGrow: 2.4 },
      },
    },
  },
})
export const dayHead = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4rem',
  height: headHeight,
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
  '@media': {
    [from('tablet')]: { containerType: 'size', position: 'absolute', padding: '1px 0.12rem' },
  },
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
    },
  },
})
export const head = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: '0.3rem', minWidth: 0 })
/** How many wait for somebody, in the block's own two colours the other way round. */
export const waiting = kitStyle({
  flex: 'none',
  minWidth: '1.2em',
  paddingInline: '0.3em',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  background: vars.event.text,
  color: vars.event.tint,
  selectors: {
    '[data-state="closed"] &': { background: vars.color.ink2, color: vars.color.paper },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  '@container': { [narrowest]: { paddingInline: '0.1em' } },
})
export const waitingWord = kitStyle({ '@container': { [tight]: offScreen } })
export const time = kitStyle({
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrowest]: { letterSpacing: '-0.04em' } },
})
export const end = kitStyle({ '@container': { [narrow]: offScreen } })
export const words = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.4rem',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      flex: '1 1 auto',
      flexDirection: 'column',
      gap: 0,
      minHeight: 0,
      lineHeight: 1.15,
      whiteSpace: 'normal',
    },
  },
})
export const title = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': {
    // As many whole lines as there is room for: the next one begins a column of its own, which is not seen.
    [narrow]: {
      flex: '1 1 0',
      minHeight: '1lh',
      columns: 1,
      columnGap: 0,
      columnFill: 'auto',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
    },
  },
})
export const taken = kitStyle({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [low]: offScreen },
})
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
