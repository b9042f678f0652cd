import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './FilterLinks.css.ts'

/** One value to narrow a list to. */
export interface FilterLink {
  /** "1930", "Marinas", "R". */
  label: string
  /** The label's language, when it is not the page's. */
  lang?: string
  /** The address of the list so narrowed; without it nothing stands there, and it is only a word. */
  href?: string
  /** How many there are. */
  count?: number
  /**
   * Whether the list is narrowed to it now.
   * @default false
   */
  current?: boolean
}

export interface FilterLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What it narrows by: "Decade". Above the values; letters say it to screen readers alone. */
  label: string
  /** The values in order, the whole list first: "All". */
  items: readonly FilterLink[]
  /**
   * Words with their counts side by side, one under the other beside the list, or single letters in squares.
   * @default 'words'
   */
  shape?: 'words' | 'rows' | 'letters'
  /**
   * Puts words away behind the label until they are asked for, without scripts too; not while one of them narrows the
   * list.
   * @default false
   */
  folded?: boolean
}

/**
 * One way to narrow a list, each value a plain link. Renders `<nav>`.
 *
 * Use it above a list of the site, for decades, series or initials, and beside one in a `NarrowedList`. Use `FilterBar`
 * instead where words are typed, and the panel's `Segmented` for two to four values.
 */
export function FilterLinks({
  label,
  items,
  shape = 'words',
  folded = false,
  className,
  ...props
}: FilterLinksProps) {
  const intl = useIntl()
  const Link = useLink()
  const values = (
    <ul className={styles.lists[shape]}>
      {items.map(({ label: word, lang, href, count, current }) => {
        const content = (
          <>
            <span lang={lang}>{word}</span>
            {count === undefined ? null : (
              <>
                {/* Read out, a year and its count are two numbers. */}{' '}
                <span className={styles.count}>{intl.formatNumber(count)}</span>
              </>
            )}
          </>
        )
        return (
          <li key={href ?? word}>
            {href === undefined ? (
              <span className={joinClasses(styles.shapes[shape], styles.none)}>{content}</span>
            ) : (
              <Link
                href={href}
                aria-current={current ? 'true' : undefined}
                className={joinClasses(
                  styles.shapes[shape],
                  (current ? styles.current : styles.links)[shape]
                )}
              >
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
  const isOpen = items.some(({ current }, place) => place > 0 && current)
  return (
    <nav aria-label={label} {...props} className={joinClasses(styles.root, className)}>
      {shape === 'letters' ? (
        values
      ) : folded ? (
        <details open={isOpen} className={styles.fold}>
          <summary className={joinClasses(styles.label, styles.opener)}>
            <Icon name="chevron-down" className={styles.sign} />
            <span>
              {label} <span className={styles.count}>{intl.formatNumber(items.length - 1)}</span>
            </span>
          </summary>
          {values}
        </details>
      ) : (
        <>
          <span aria-hidden className={styles.label}>
            {label}
          </span>
          {values}
        </>
      )}
    </nav>
  )
}
