import { Box, type BoxProps } from '../../private/Box.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends BoxProps {
  /**
   * 12 to 14 px (`xs`), 13 to 15 (`s`), 16 to 19 (`m`), the lead's 20 to 25 (`l`) or 24 to 34 (`xl`).
   * @default 'm'
   */
  size?: keyof typeof styles.sizes
  /**
   * Ink in three strengths, or the colour of a state, which words must repeat. `ink3` not on `ground2`.
   * @default 'ink'
   */
  tone?: keyof typeof styles.tones
  /**
   * Bold for the words that carry the sentence.
   * @default 'regular'
   */
  weight?: 'regular' | 'bold'
  /**
   * Figures of one width, for times, dates, sizes and prices.
   * @default false
   */
  numeric?: boolean
  /**
   * Where its lines begin; centred for a few words alone in their place.
   * @default 'start'
   */
  align?: 'start' | 'center'
  /**
   * Keeps lines to 34em, for running text.
   * @default false
   */
  measure?: boolean
}

/**
 * A paragraph, or a part of one through `as`. Renders `<p>`.
 *
 * Use it for the words of the interface. Use `RichText` instead for what an editor wrote, and `Heading` for a
 * title.
 */
export function Text({
  as = 'p',
  size = 'm',
  tone = 'ink',
  weight = 'regular',
  numeric = false,
  align = 'start',
  measure = false,
  className,
  ...props
}: TextProps) {
  const { sizes, tones } = styles
  const classes = joinClasses(
    sizes[size],
    tones[tone],
    weight === 'bold' && styles.bold,
    numeric && styles.numeric,
    align === 'center' && styles.centered,
    measure && styles.measured,
    className
  )
  return <Box as={as} {...props} className={classes} />
}
