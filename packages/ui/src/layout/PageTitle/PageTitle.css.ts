import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'
import { from } from '../../tokens/breakpoints.ts'

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
/** Title and introduction share the twelve columns, seven and five. */
export const beside = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.layout.gap,
    },
  },
})
/** Its first line stands at the height of the title's capitals. */
export const aside = kitStyle({
  display: 'grid',
  gap: vars.space.s4,
  minWidth: 0,
  '@media': { [from('desktop')]: { paddingTop: '0.55rem' } },
})
export const names = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s2,
  minWidth: 0,
})
/** Nearer to the title than what follows. */
export const lead = kitStyle({
  marginTop: `calc(${vars.space.s3} - ${vars.space.s5})`,
  maxWidth: vars.layout.measure,
  textWrap: 'balance',
})
