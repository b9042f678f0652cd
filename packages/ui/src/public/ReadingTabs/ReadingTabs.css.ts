import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const root = kitStyle({ width: '100%', minWidth: 0 })
/** A rule of ink, on which the tab that shows stands. */
export const bar = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.s,
})
export const list = kitStyle({ display: 'flex', gap: '1.75rem' })
export const tab = kitStyle({
  minHeight: '2.75rem',
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.ink,
      fontWeight: vars.fontWeight.strong,
      boxShadow: `inset 0 -3px ${vars.color.ink}`,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { borderBlockEnd: '3px solid' } } },
  },
})
export const panel = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s5,
  paddingBlockStart: vars.space.s4,
  // Without scripts nobody can change the tab: all panels stand one under another.
  '@media': { '(scripting: enabled)': { selectors: { '&[hidden]': { display: 'none' } } } },
})
