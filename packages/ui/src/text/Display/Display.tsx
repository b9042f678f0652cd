import { type ComponentPropsWithRef, createElement, type ReactElement } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { isLongTitle, wordsIn } from '../../private/titleWords.ts'
import * as styles from './Display.css.ts'

export interface DisplayProps extends ComponentPropsWithRef<'h1'> {
  /**
   * The element: the page's one `h1`, or `p` for a headline that is no heading.
   * @default 'h1'
   */
  as?: 'h1' | 'h2' | 'p'
  /**
   * Whether the words stand for a title that is still loading ("Cargando…").
   * @default false
   */
  pending?: boolean
}

/**
 * The largest words of a page, in regular weight; more than eighty characters, and words that may be longer than a line,
 * are set smaller. Renders `<h1>`.
 *
 * Use it once on a page. Use `PageTitle` instead for a title with breadcrumb and lead, and `Heading` for the title
 * of a part.
 */
export function Display({
  as = 'h1',
  pending = false,
  className,
  children,
  ...props
}: DisplayProps): ReactElement {
  const words = wordsIn(children)
  return createElement(as, {
    ...props,
    children,
    'data-long': isLongTitle(words) || undefined,
    // Letters that lean or hang leave space at their foot already.
    'data-open': /^\s*[TVYAJÁÝ]/.test(words) || undefined,
    'data-pending': pending || undefined,
    className: joinClasses(styles.display, className),
  })
}
