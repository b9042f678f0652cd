import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** Plain ground: it does not shimmer, nothing loops. */
export const skeleton = kitStyle({ position: 'relative', display: 'block', background: vars.color.ground })
export const shapes = kitVariants({
  line: { width: '100%', maxWidth: '24em', height: '0.8em', marginBlock: '0.3em' },
  square: { aspectRatio: '1' },
  threeTwo: { aspectRatio: '3 / 2' },
  fiveFour: { aspectRatio: '5 / 4' },
  fourFive: { aspectRatio: '4 / 5' },
})
