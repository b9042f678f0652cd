import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Breadcrumb.css.ts'

const messages = {
  label: { id: 'breadcrumb.label', defaultMessage: 'Dónde estás' },
} as const

/** A step on the way to this page. */
export interface BreadcrumbItem {
  label: string
  /** Where the step leads; the last one, this page, has none. */
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top of the site to this page. */
  items: readonly BreadcrumbItem[]
  /** At the right end: a super user's "Editar". */
  end?: ReactNode
}

/**
 * The way from the top of the site to this page. Renders `<nav>`.
 *
 * Use it where `PageTitle` has no place, since `PageTitle` brings its own. Use `Pagination` instead for the way
 * through a list.
 */
export function Breadcrumb({ items, end, className, ...props }: BreadcrumbProps) {
  const intl = useIntl()
  return (
    <nav
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(styles.breadcrumb, className)}
    >
      <ol className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={`${href} ${label}`} className={styles.item}>
            {href === undefined ? (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            ) : (
              <Link href={href} underline="hover" className={styles.step}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </nav>
  )
}
