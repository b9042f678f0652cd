import { vars } from '../theme.css.ts'
import { kitStyle } from './kitStyle.ts'
import { fadeIn } from './motion.css.ts'

const coarse = '(pointer: coarse)'

/** The panel's menus: denser than the visitors', above bars and notices. */
export const list = kitStyle({
  minWidth: '14.5rem',
  maxWidth: 'min(26rem, 100vw - 1rem)',
  position: 'fixed',
  outline: 'none',
  overflowY: 'auto',
  zIndex: 41,
  paddingBlock: '0.35rem',
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.box,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.3,
  animation: `${fadeIn} ${vars.duration.t2} ${vars.easing.standard}`,
})

export const line = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  width: '100%',
  minHeight: '1.9rem',
  padding: '0.15rem 0.9rem',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus': { background: vars.color.ground2, outline: 'none' },
    '&[data-tone="danger"]': { color: vars.color.err },
    '&[role="menuitemradio"][aria-checked="true"]': { fontWeight: vars.fontWeight.strong },
    '&[aria-disabled="true"]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': {
    [coarse]: { minHeight: '2.75rem' },
    '(forced-colors: active)': {
      selectors: { '&:focus': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
})
export const end = kitStyle({ marginInlineStart: 'auto', color: vars.color.ink2, flex: 'none' })
export const heading = kitStyle({
  padding: '0.2rem 0.9rem 0.1rem',
  fontSize: vars.fontSize.xs,
  color: vars.color.ink3,
})
export const divider = kitStyle({
  height: '1px',
  marginBlock: '0.35rem',
  border: 0,
  background: vars.color.line,
})

/** A dot in a ring: dots are the only circles. */
export const ring = kitStyle({
  flex: 'none',
  width: '0.95rem',
  height: '0.95rem',
  borderRadius: '50%',
  border: `1.5px solid ${vars.color.line2}`,
  selectors: {
    '[aria-checked="true"] > &, [aria-pressed="true"] > &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      boxShadow: `inset 0 0 0 0.16rem ${vars.color.onAction}`,
      forcedColorAdjust: 'none',
    },
  },
})

const tick = 'polygon(14% 52%, 24% 42%, 40% 58%, 76% 20%, 86% 30%, 40% 78%)'

export const box = kitStyle({
  flex: 'none',
  display: 'grid',
  borderRadius: `min(${vars.radius.control}, 0.25rem)`,
  width: '1rem',
  height: '1rem',
  border: `1.5px solid ${vars.color.line2}`,
  '::before': { content: '', background: vars.color.onAction, clipPath: tick, visibility: 'hidden' },
  selectors: {
    '[aria-checked="true"] > &': {
      borderColor: vars.color.action,
      background: vars.color.action,
      forcedColorAdjust: 'none',
    },
    '[aria-checked="true"] > &::before': { visibility: 'visible' },
  },
})

/** A key, as it is written on keyboards. */
export const key = kitStyle({
  font: 'inherit',
  fontSize: vars.fontSize.xs,
  lineHeight: 1.35,
  paddingInline: '0.35rem',
  border: `1px solid ${vars.color.line}`,
  color: vars.color.ink3,
  background: vars.color.paper,
  whiteSpace: 'nowrap',
})
