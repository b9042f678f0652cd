import type { ComponentPropsWithRef } from 'react'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './ListFilters.css.ts'

/** One way to see a list. */
export interface Segment {
  /** "Public". */
  label: string
  /** The address of the list seen that way. */
  href: string
  /** How many there are. */
  count?: number
  /** Whether it is the one on the screen. */
  current?: boolean
}

export interface SegmentedProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What it narrows by, for screen readers: "Visibilidad". */
  label: string
  /** "All" first; four at most. */
  items: readonly Segment[]
}

/**
 * One filter of a few values, each a link with its count. Renders `<nav>`.
 *
 * Use it inside `ListFilters` for two to four values. Use `ChoiceChip` instead for more, and `Tabs` for
 * the parts of a screen.
 */
export function Segmented({ label, items, className, ...props }: SegmentedProps) {
  const Link = useLink()
  return (
    <nav aria-label={label} {...props} className={joinClasses(styles.segmented, className)}>
      <ul className={styles.segments}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              className={styles.segment}
            >
              {item.label}
              {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
