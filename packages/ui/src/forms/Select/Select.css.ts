import { kitStyle } from '../../private/kitStyle.ts'
import { fromEnd } from '../../private/readingWay.ts'

/** A triangle on its point, as one drawing: two halves would show a seam where the page is read to the left. */
export const select = kitStyle({
  appearance: 'none',
  paddingInlineEnd: '2.2rem',
  textOverflow: 'ellipsis',
  backgroundImage:
    'conic-gradient(from -46deg at bottom, transparent, currentColor 2deg 90deg, transparent 92deg)',
  backgroundSize: '0.72rem 0.36rem',
  backgroundPosition: `${fromEnd('0.8rem')} 52%`,
  backgroundRepeat: 'no-repeat',
  // Forced colours drop gradients: the system's own arrow comes back.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
