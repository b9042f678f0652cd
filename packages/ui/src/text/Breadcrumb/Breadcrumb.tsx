import { type ComponentPropsWithRef, Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './Breadcrumb.css.ts'

const messages = {
  label: { id: 'breadcrumb.label', defaultMessage: 'Dónde estás' },
  more: { id: 'breadcrumb.more', defaultMessage: 'Mostrar todo el camino' },
} as const

/** A step on the way to this page. */
export interface BreadcrumbItem {
  label: string
  /** The language of the label, when it is not the page's. */
  labelLang?: string | undefined
  /** Where the step leads; the last one, this page, has none. */
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top of the site to this page. */
  items: readonly BreadcrumbItem[]
  /** At the right end: a super user's "Editar". */
  end?: ReactNode
}

/** So many steps a phone has space for: the first, the last but one, and this page. */
const shownOnPhone = 3

/**
 * The way from the top of the site to this page. Renders `<nav>`. A phone folds what is in the middle of a longer way
 * behind "…", which opens where it stands; without scripts the whole way is there.
 *
 * Use it where `PageTitle` has no place, since `PageTitle` brings its own. Use `Pagination` instead for the way
 * through a list.
 */
export function Breadcrumb({ items, end, className, ...props }: BreadcrumbProps) {
  const intl = useIntl()
  const [open, setOpen] = useState(false)
  const unfolded = useRef<HTMLLIElement>(null)
  const folds = !open && items.length > shownOnPhone
  useEffect(() => {
    // The button that had the focus is gone.
    if (open) unfolded.current?.querySelector('a')?.focus()
  }, [open])
  return (
    <nav
      aria-label={intl.formatMessage(messages.label)}
      {...props}
      className={joinClasses(styles.breadcrumb, className)}
    >
      <ol className={styles.list}>
        {items.map(({ label, labelLang, href }, index) => {
          const isMiddle = folds && index > 0 && index < items.length - 2
          return (
            <Fragment key={`${href} ${label}`}>
              {folds && index === 1 ? (
                <li className={joinClasses(styles.item, styles.more)}>
                  <button
                    type="button"
                    aria-expanded={false}
                    aria-label={intl.formatMessage(messages.more)}
                    className={styles.opener}
                    onClick={() => setOpen(true)}
                  >
                    …
                  </button>
                </li>
              ) : null}
              <li
                ref={index === 1 ? unfolded : undefined}
                className={joinClasses(styles.item, isMiddle && styles.middle)}
              >
                {href === undefined ? (
                  <span aria-current="page" lang={labelLang} className={styles.here}>
                    {label}
                  </span>
                ) : (
                  <Link href={href} lang={labelLang} underline="hover" className={styles.step}>
                    {label}
                  </Link>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </nav>
  )
}
