import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const form = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s3,
})
/** The question stands beside the number; why there are no more, on its other side or below: the number stays. */
export const field = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: '0.9rem',
})
kitGlobal(`${field} > div`, { flexDirection: 'row-reverse', columnGap: 0 })
kitGlobal(`${field} [role="status"] > [id]`, { paddingInlineEnd: '0.9rem' })

/** For who has no scripts; with them the number itself is enough. */
export const show = kitStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex', alignSelf: 'flex-end' } },
})
