import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { readingWay } from '../../private/readingWay.ts'

export const icon = kitStyle({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'square',
  verticalAlign: '-0.125em',
})
export const dots = kitStyle({ strokeWidth: 2.5 })
/** Beside what else transforms it. */
export const turning = kitStyle({ scale: `${readingWay} 1` })
export const size = kitVariants({
  text: { width: '1em', height: '1em' },
  m: { width: '1.15rem', height: '1.15rem' },
  l: { width: '1.4rem', height: '1.4rem' },
})
