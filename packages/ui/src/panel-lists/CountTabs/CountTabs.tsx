import type { ComponentPropsWithRef } from 'react'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './CountTabs.css.ts'

/** How many there are of something, and where to see them. */
export interface CountTab {
  /** In digits: "7.058". */
  count: string
  /** What is counted: "rows read". */
  label: string
  href: string
  /**
   * Whether they are on the screen.
   * @default false
   */
  current?: boolean
  /**
   * Whether they are something wrong.
   * @default 'none'
   */
  tone?: 'none' | 'err'
}

export interface CountTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What is counted, for screen readers: "Rows of the file". */
  label: string
  /** Three to five. */
  items: readonly CountTab[]
}

/**
 * Large counts that lead to what they count. Renders `<nav>`.
 *
 * Use it where the numbers are what matters. Use `Segmented` instead to narrow a list.
 */
export function CountTabs({ label, items, className, ...props }: CountTabsProps) {
  const Link = useLink()
  return (
    <nav aria-label={label} {...props} className={className}>
      <ul className={joinClasses(styles.list)}>
        {items.map(({ count, label: words, href, current, tone = 'none' }) => (
          <li key={href} className={styles.item}>
            <Link
              href={href}
              className={styles.tab}
              data-tone={tone}
              aria-current={current ? 'true' : undefined}
            >
              <span className={styles.count}>{count}</span> {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
