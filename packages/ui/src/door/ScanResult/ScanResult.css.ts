import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { side } from '../DoorPage/DoorPage.css.ts'

export const result = kitStyle({ padding: `1rem ${side}`, borderBlockEnd: `1px solid ${vars.color.line}` })
export const verdict = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '0.55rem',
  marginBlockEnd: '0.5rem',
  fontWeight: vars.fontWeight.strong,
  selectors: {
    '&[data-tone="ok"]': { color: vars.color.ok },
    '&[data-tone="err"]': { color: vars.color.err },
  },
})
export const head = kitStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
})
export const name = kitStyle({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})
export const more = kitStyle({ color: vars.color.ink2 })
export const actions = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: '0.6rem',
  marginBlockStart: '0.85rem',
})
