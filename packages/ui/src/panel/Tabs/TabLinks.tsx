import { type ComponentPropsWithRef, useRef } from 'react'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { TabLabel, type TabText } from './TabLabel.tsx'
import * as styles from './Tabs.css.ts'
import { useCurrentInSight } from './useCurrentInSight.ts'

/** A part of a record that has an address of its own. */
export interface TabLink extends TabText {
  href: string
  /** Whether it is the part on the screen. */
  current?: boolean
}

export interface TabLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the parts are parts of, for screen readers: "Secciones de la obra". */
  label: string
  /** The parts, in order. */
  items: readonly TabLink[]
}

/**
 * The sections of a record, each a page: links that look like tabs. Renders `<nav>`.
 *
 * Use it when every section has an address. Use `Tabs` instead when the parts take turns on one page, and
 * `Segmented` to narrow a list.
 */
export function TabLinks({ label, items, ...props }: TabLinksProps) {
  const Link = useLink()
  const list = useRef<HTMLUListElement>(null)
  useCurrentInSight(list, items.find(({ current }) => current)?.href)
  return (
    <nav aria-label={label} {...props}>
      <ul ref={list} className={styles.list}>
        {items.map(({ href, current, ...text }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? 'page' : undefined}
              data-errors={text.errors ? '' : undefined}
              className={styles.tab}
            >
              <TabLabel {...text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
