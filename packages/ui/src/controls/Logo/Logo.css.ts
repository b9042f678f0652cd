import { kitStyle, kitVariants } from '../../private/kitStyle.ts'
import { vars } from '../../theme.css.ts'

/** A gallery's name as it signs with it. */
export const word = kitStyle({
  color: vars.color.ink,
  fontFamily: vars.fontFamily.heading,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  // A long one takes lines of one length; where a word alone is too long for its place, it breaks.
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
export const logo = kitStyle({
  display: 'inline-flex',
  alignItems: 'start',
  gap: '0.42em',
})
export const sizes = kitVariants({ m: { fontSize: '1.3rem' }, l: { fontSize: vars.fontSize.xxl } })

/** A wall whose corner is cut at 45°, as the corners of the city's blocks are. */
export const mark = kitStyle({
  flex: 'none',
  width: '0.846em',
  height: '0.846em',
  // Amid the first line.
  marginBlock: '0.127em',
  background: 'currentColor',
  clipPath: 'polygon(0 0, 58% 0, 100% 42%, 100% 100%, 0 100%)',
  // Forced colours would paint the background away and leave a hole before the name.
  forcedColorAdjust: 'none',
  // So would printers.
  printColorAdjust: 'exact',
})
