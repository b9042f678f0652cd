import { kitGlobal, kitStyle } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

export const form = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s3,
})
/** Why there are no more stands before the number, which stays where it is. */
export const field = kitStyle({ justifyContent: 'flex-end' })
kitGlobal(`${field} > div`, { flexDirection: 'row-reverse', columnGap: 0 })
kitGlobal(`${field} [role="status"] > [id]`, { paddingInlineEnd: '0.9rem' })

/** For who has no scripts; with them the number itself is enough. */
export const show = kitStyle({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline-flex', alignSelf: 'flex-end' } },
})
