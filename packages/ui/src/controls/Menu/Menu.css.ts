import { kitStyle } from '../../private/kitStyle.ts'
import { fadeIn } from '../../private/motion.css.ts'
import { vars } from '../../theme.css.ts'

export const trigger = kitStyle({
  display: 'inline-flex',
  // Its list hangs from its end, so it is as wide as its word where a stack would stretch it.
  width: 'fit-content',
  alignItems: 'center',
  gap: '0.4rem',
  paddingBlock: '0.6rem',
  ':hover': {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.35em',
  },
})
export const list = kitStyle({
  position: 'fixed',
  minWidth: '12rem',
  overflowY: 'auto',
  // Over toasts: one that came in before must not lie across what is to be chosen.
  zIndex: 41,
  outline: 'none',
  paddingBlock: vars.space.s1,
  background: vars.color.paper,
  color: vars.color.ink,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.box,
  fontSize: vars.fontSize.s,
  animation: `${fadeIn} ${vars.duration.t2} ${vars.easing.standard}`,
})
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: '2.5rem',
  paddingInline: vars.space.s4,
  cursor: 'pointer',
  selectors: {
    '&:focus': { background: vars.color.ground2, outline: 'none' },
    '&[data-tone="danger"]': { color: vars.color.err },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
})
export const divider = kitStyle({
  height: '1px',
  marginBlock: vars.space.s1,
  border: 0,
  background: vars.color.line,
})
