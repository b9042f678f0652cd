import { kitStyle, kitVariants } from '../private/kitStyle.ts'
import { vars } from '../theme.css.ts'

export const title = kitStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s5 })
export const kinds = kitVariants({
  inner: { paddingTop: vars.space.s5 },
  hero: { paddingTop: vars.space.s6 },
})
export const row = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s4,
})
export const names = kitStyle({ display: 'grid', gap: '0.3rem', minWidth: 0 })
export const lead = kitStyle({ maxWidth: vars.layout.measure })
