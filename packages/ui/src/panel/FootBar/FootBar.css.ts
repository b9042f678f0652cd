import { createVar, fallbackVar } from '@vanilla-extract/css'
import { kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** The space that the panel's column keeps at its sides; its bars run through it to the edges. */
export const columnSide = createVar('columnSide')

const side = fallbackVar(columnSide, vars.space.s4)

export const bar = kitStyle({
  position: 'sticky',
  bottom: 0,
  zIndex: 6,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.55rem 0.8rem',
  minHeight: '3.75rem',
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${fallbackVar(columnSide, '0px')})`,
  padding: `0.7rem ${side}`,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.fontSize.admin,
  lineHeight: 1.4,
})
