import { createVar, fallbackVar } from '@vanilla-extract/css'
import { cutCorner } from '../../private/cut.ts'
import { cutAtEnd } from '../../private/cutAtEnd.ts'
import { forcedHatch, hatch } from '../../private/hatch.ts'
import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { fromLetters } from '../../tokens/breakpoints.ts'

const line = `1px solid ${vars.color.line}`
const hour = '5.6rem'
/** Days stand beside the hours, so all heads of a week are as high as that of a closed day, which says why. */
const higherHead = createVar('head')
const headHeight = fallbackVar(higherHead, '2.6rem')

/** Of a block that has no space for when it ends beside a number. */
const close = '(max-width: 7.7rem)'
/** Of a block, where several stand side by side: its title has a line to itself, the numbers stand under it. */
const narrow = '(max-width: 6.4rem)'
/** Of a narrow block whose title may go on: it is wide enough for whole words, and high enough. */
const spacious = '(min-width: 4.8rem) and (max-width: 6.4rem) and (min-height: 6rem)'
/** Of a block that holds its hours and a number beside them, no words. */
const tight = '(max-width: 11rem)'
/** Of one of three in each day beside an open panel: it holds five figures, set close. */
const narrowest = '(max-width: 3.6rem)'
/** Of one of four: when it begins stands in two lines, and only its bar shows how many come. */
const cramped = '(max-width: 2.2rem)'
/** Of a cramped block of one line, and of one that has no space for two figures: its place alone says when it begins. */
const timeless = `${cramped} and (max-height: 2.2rem)`
const thinnest = '(max-width: 1.5rem)'
/** Of a narrow block that is too low for its title: when it begins and how many come go first. */
const low = `${narrow} and (max-height: 3.6rem)`
/** Of a narrow block of one line. */
const lowest = `${narrow} and (max-height: 2.2rem)`

/** Day under day on a phone; columns with hours where they fit. */
export const root = kitStyle({
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
  '@media': {
    [fromLetters('tablet')]: {
      display: 'flex',
      selectors: { '&[data-closed]': { vars: { [higherHead]: '6.6rem' } } },
    },
    [fromLetters('desktop')]: { selectors: { '&[data-closed]': { vars: { [higherHead]: '4.8rem' } } } },
  },
})
export const hours = kitStyle({
  display: 'none',
  '@media': {
    [fromLetters('tablet')]: {
      display: 'block',
      flex: 'none',
      // Wider where the clock says which half of the day it is.
      minWidth: '3.2rem',
      whiteSpace: 'nowrap',
      paddingTop: headHeight,
      borderInlineEnd: line,
      fontSize: vars.fontSize.xxs,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      color: vars.color.ink3,
    },
  },
})
export const hourName = kitStyle({
  display: 'block',
  height: hour,
  paddingBlock: '0.2rem 0',
  paddingInline: '0 0.5rem',
})

/** What is left out is still read out. */
const offScreen = { position: 'absolute', clipPath: 'inset(50%)' } as const

/** A day with several slots at once takes more of the width than one without. */
export const day = kitStyle({
  minWidth: 0,
  '@media': {
    [fromLetters('tablet')]: {
      position: 'relative',
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
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: '0.4rem',
  minHeight: '2.6rem',
  paddingInline: '0.6rem',
  borderBottom: line,
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.normal,
  color: vars.color.ink2,
  '@media': { [fromLetters('tablet')]: { height: headHeight } },
})
export const dayNumber = kitStyle({
  fontSize: '1.05rem',
  color: vars.color.ink,
  selectors: {
    '[data-today] > &': {
      padding: '0.05rem 0.45rem',
      fontWeight: vars.fontWeight.strong,
      borderRadius: vars.radius.control,
      color: vars.color.onAction,
      background: cutCorner(vars.color.action, true),
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-today] > &': { border: '1px solid' } } },
  },
})
export const none = kitStyle({
  padding: '0.6rem',
  color: vars.color.ink3,
  '@media': { [fromLetters('tablet')]: { display: 'none' } },
})
/** Why the gallery is closed that day: beside the day, and under it where the days are columns. */
export const closed = kitStyle({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    [fromLetters('tablet')]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 6,
      ...cutAtEnd,
      overflow: 'hidden',
      flexBasis: '100%',
      fontSize: vars.fontSize.xxs,
      lineHeight: 1.15,
    },
    [fromLetters('desktop')]: { WebkitLineClamp: 4 },
  },
})
export const blocks = kitStyle({
  display: 'grid',
  gap: '0.4rem',
  paddingBlock: '0.4rem',
  '@media': {
    [fromLetters('tablet')]: {
      display: 'block',
      flex: 1,
      position: 'relative',
      padding: 0,
      background: `repeating-linear-gradient(to bottom, transparent 0 calc(${hour} - 1px), ${vars.color.line} calc(${hour} - 1px) ${hour})`,
    },
  },
})
/** One of a list, or where the day is a column all of that, which lets the pointer through to the others. */
export const place = kitStyle({
  '@media': {
    [fromLetters('tablet')]: {
      position: 'absolute',
      inset: 0,
      display: 'flex',
      flexDirection: 'column',
      pointerEvents: 'none',
    },
  },
})
/** What the spaces above and below a block leave to it and to those beside it. */
export const lanes = kitStyle({
  '@media': { [fromLetters('tablet')]: { display: 'flex', flex: 1, minHeight: 0 } },
})
/** Says nothing as long as the block stands in a list. */
export const space = kitStyle({
  display: 'none',
  '@media': { [fromLetters('tablet')]: { display: 'block', flex: 'none' } },
})
export const tile = kitStyle({
  containerType: 'inline-size',
  '@media': {
    [fromLetters('tablet')]: {
      containerType: 'size',
      flex: 1,
      minWidth: 0,
      padding: '1px 0.12rem',
      pointerEvents: 'auto',
    },
  },
})
export const block = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: '0.3rem',
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
    [fromLetters('tablet')]: { minHeight: 0 },
    '(forced-colors: active)': { border: '1px solid' },
  },
  '@container': {
    [narrow]: {
      gridTemplateRows: 'repeat(3, auto) 1fr',
      padding: '0.2rem 0.25rem',
      borderInlineStartWidth: '0.2rem',
      lineHeight: 1.2,
    },
    [narrowest]: {
      gridTemplateRows: 'repeat(4, auto) 1fr',
      paddingBlock: '0.1rem',
      paddingInline: '0.15rem 0',
      borderInlineStartWidth: '0.15rem',
      fontSize: vars.fontSize.xxs,
      lineHeight: 1.15,
    },
  },
})
/** One line, as long as there is space for one: after that each part takes its own place in the block. */
export const head = kitStyle({
  gridArea: '1 / 1 / auto / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '0.3rem',
  minWidth: 0,
  '@container': { [narrow]: { display: 'contents' } },
})
export const time = kitStyle({
  fontWeight: vars.fontWeight.strong,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [narrow]: { gridArea: '1 / 1 / auto / -1' },
    [narrowest]: { letterSpacing: '-0.04em', whiteSpace: 'normal' },
    [lowest]: { gridColumnEnd: '2' },
    [timeless]: offScreen,
    [thinnest]: offScreen,
  },
})
export const end = kitStyle({ '@container': { [close]: offScreen } })
/** How many wait for somebody, as the tag "Sin confirmar" has it. */
export const waiting = kitStyle({
  minWidth: '1.3em',
  paddingInline: '0.3em',
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.warnTint,
  color: vars.color.warn,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
  '@container': {
    [narrow]: { gridArea: '3 / 2' },
    [narrowest]: { gridArea: '4 / 1 / auto / -1', justifySelf: 'start' },
    [lowest]: { gridArea: '1 / 2' },
    [timeless]: { gridArea: '1 / 1 / auto / -1' },
  },
})
export const waitingWord = kitStyle({ '@container': { [tight]: offScreen } })
export const title = kitStyle({
  gridArea: '2 / 1',
  overflow: 'hidden',
  ...cutAtEnd,
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: { gridColumnEnd: '-1' },
    [spacious]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      whiteSpace: 'normal',
    },
    [low]: offScreen,
  },
})
export const taken = kitStyle({
  gridArea: '2 / 2',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [narrow]: { gridArea: '3 / 1' },
    [narrowest]: { gridColumnEnd: '-1', letterSpacing: '-0.04em' },
    [lowest]: offScreen,
    [cramped]: offScreen,
  },
})
const foot = { gridArea: '3 / 1 / auto / -1', alignSelf: 'end' } as const
export const bar = kitStyle({
  ...foot,
  paddingTop: '0.2rem',
  '@container': { [narrow]: { gridRow: '4' }, [narrowest]: { gridRow: '5' } },
})
kitGlobal(`${bar} progress`, {
  height: '0.28rem',
  color: vars.event.edge,
  background: `color-mix(in srgb, ${vars.event.text} 20%, transparent)`,
})
export const full = kitStyle({
  ...foot,
  height: '0.8rem',
  margin: '0 -0.45rem -0.3rem',
  background: hatch(7),
  '@media': { '(forced-colors: active)': { background: forcedHatch(7), forcedColorAdjust: 'none' } },
  '@container': {
    [narrow]: { gridRow: '4', height: '0.6rem', margin: '0 -0.25rem -0.2rem' },
    [narrowest]: { gridRow: '5', height: '0.4rem', marginBlock: '0 -0.1rem', marginInline: '-0.15rem 0' },
  },
})
