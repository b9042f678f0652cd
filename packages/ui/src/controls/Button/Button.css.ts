import { createVar } from '@vanilla-extract/css'
import { cutCorner } from '../../private/cut.ts'
import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { onPaper } from '../../tokens/breakpoints.ts'

const fill = createVar('fill')

const off = ':where(:disabled, [aria-disabled="true"])'

export const button = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // Wide enough to be hit where only a sign stands in it.
  minWidth: '1.5rem',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.s,
  lineHeight: 1.2,
  textAlign: 'center',
  selectors: {
    [`&${off}`]: { cursor: 'not-allowed' },
    [`&:active:not(${off})`]: { translate: '0 1px' },
  },
  '@media': { [onPaper]: { display: 'none' } },
})

export const size = kitVariants({
  m: { minHeight: '2.75rem', paddingBlock: '0.5rem', paddingInline: '1.25rem' },
  s: { minHeight: '2.25rem', paddingBlock: '0.3rem', paddingInline: '0.9rem' },
})

const filled = {
  fontWeight: vars.fontWeight.strong,
  background: cutCorner(fill),
  // Forced colours drop gradients: the border keeps the button's shape.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
} as const

export const variant = kitVariants({
  primary: {
    ...filled,
    color: vars.color.onAction,
    vars: { [fill]: vars.color.action },
    selectors: {
      [`&:hover:not(${off})`]: { vars: { [fill]: vars.color.actionHover } },
      [`&${off}`]: { vars: { [fill]: vars.color.ground2 }, color: vars.color.ink3 },
    },
  },
  danger: {
    ...filled,
    color: vars.color.paper,
    vars: { [fill]: vars.color.err },
    selectors: {
      [`&:hover:not(${off})`]: {
        vars: { [fill]: `color-mix(in srgb, ${vars.color.err} 82%, ${vars.color.ink})` },
      },
      [`&${off}`]: { vars: { [fill]: vars.color.ground2 }, color: vars.color.ink3 },
    },
  },
  secondary: {
    fontWeight: vars.fontWeight.strong,
    color: vars.color.ink,
    boxShadow: `inset 0 0 0 1px ${vars.color.line2}`,
    selectors: {
      [`&:hover:not(${off})`]: { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
      [`&${off}`]: { background: vars.color.ground2, boxShadow: 'none', color: vars.color.ink3 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  quiet: {
    fontWeight: vars.fontWeight.strong,
    color: vars.color.ink,
    background: vars.color.ground2,
    selectors: {
      [`&:hover:not(${off})`]: { boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
      [`&${off}`]: { color: vars.color.ink3 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  tertiary: {
    fontWeight: vars.fontWeight.normal,
    color: vars.color.ink,
    paddingInline: 0,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    selectors: {
      [`&:hover:not(${off})`]: { textDecorationThickness: '2px' },
      [`&${off}`]: { color: vars.color.ink3, textDecorationLine: 'none' },
    },
  },
})

/** Both labels lie on one grid cell, so that the wider one sets the width whichever is shown. */
export const labels = kitStyle({ display: 'inline-grid', justifyItems: 'center' })
export const label = kitStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})
