import { vars } from '../theme.css.ts'
import { fromLetters } from '../tokens/breakpoints.ts'
import type { space } from '../tokens/tokens.ts'
import { kitVariants } from './kitStyle.ts'

/** A distance between the children of a primitive: a step of the scale, or the one between page sections. */
export type Space = keyof typeof space | 'section'

/** The gap of a flex or grid box, by step. */
export const gaps: Record<Space, string> = kitVariants({
  s1: { gap: vars.space.s1 },
  s2: { gap: vars.space.s2 },
  s3: { gap: vars.space.s3 },
  s4: { gap: vars.space.s4 },
  s5: { gap: vars.space.s5 },
  s6: { gap: vars.space.s6 },
  s7: { gap: vars.space.s7 },
  s8: { gap: vars.space.s8 },
  s9: { gap: vars.space.s9 },
  s10: { gap: vars.space.s10 },
  section: { gap: vars.space.s8, '@media': { [fromLetters('tablet')]: { gap: vars.space.s9 } } },
})
