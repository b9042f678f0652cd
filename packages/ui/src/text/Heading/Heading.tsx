import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Heading.css.ts'

const sizeOf = { 1: 'xxl', 2: 'xl', 3: 'l', 4: 'm' } as const

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /**
   * 30 to 48 px (`xxl`), 24 to 34 (`xl`), 20 to 25 (`l`) or as the text (`m`).
   * @default the level's: 1 `xxl`, 2 `xl`, 3 `l`, 4 `m`
   */
  size?: keyof typeof styles.sizes
}

/**
 * A bold heading. Renders `<h1>` to `<h4>`.
 *
 * Use it for the title of a part inside a `Section` or a card. Use `PageTitle` or `Display` instead for the title
 * of a whole page, and `Section` when the part is a region of the page.
 */
export function Heading({ level, size = sizeOf[level], className, ...props }: HeadingProps): ReactElement {
  const { sizes } = styles
  return createElement(`h${level}`, {
    ...props,
    className: joinClasses(styles.heading, sizes[size], className),
  })
}
