import { kitStyle } from '../../private/kitStyle.ts'
import { fromEnd, readingWay } from '../../private/readingWay.ts'

/** The two triangles that meet in a chevron: the one that lies nearer to where one stops reading leans to the other. */
export const select = kitStyle({
  appearance: 'none',
  paddingInlineEnd: '2.2rem',
  textOverflow: 'ellipsis',
  backgroundImage: `linear-gradient(calc(45deg * ${readingWay}), transparent 50%, currentColor 0), linear-gradient(calc(-45deg * ${readingWay}), transparent 50%, currentColor 0)`,
  backgroundSize: '0.36rem 0.36rem',
  backgroundPosition: `${fromEnd('1.16rem')} 52%, ${fromEnd('0.8rem')} 52%`,
  backgroundRepeat: 'no-repeat',
  // Forced colours drop gradients: the system's own arrow comes back.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
