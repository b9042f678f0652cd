import { vars } from '../theme.css.ts'
import { kitGlobal } from './kitStyle.ts'
import { travelling } from './travellingClass.ts'

const still = '(prefers-reduced-motion: reduce)'

// The page itself changes at once, as it does where nothing travels.
kitGlobal('::view-transition-old(root), ::view-transition-new(root)', { animation: 'none' })
kitGlobal('::view-transition-old(root)', { display: 'none' })
kitGlobal(`::view-transition-group(.${travelling})`, {
  animationDuration: vars.duration.t3,
  animationTimingFunction: vars.easing.out,
  '@media': { [still]: { animation: 'none !important' } },
})
// What is there already shows itself alone on the way: two of it would be seen beside each other.
kitGlobal(`::view-transition-old(.${travelling})`, { display: 'none' })
kitGlobal(`::view-transition-new(.${travelling})`, {
  animation: 'none',
  height: '100%',
  width: '100%',
  objectFit: 'contain',
})
