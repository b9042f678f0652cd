import type { ComponentPropsWithRef } from 'react'
import { useIntl } from 'react-intl'
import { type Address, hrefOf } from '../../controls/Link/address.ts'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { fill } from '../../private/fill.ts'
import * as styles from './Pagination.css.ts'
import { paginate } from './paginate.ts'

const messages = {
  label: { id: 'pagination.label', defaultMessage: 'Páginas' },
  page: { id: 'pagination.page', defaultMessage: 'Página {page}' },
  previous: { id: 'pagination.previous', defaultMessage: 'Anterior' },
  next: { id: 'pagination.next', defaultMessage: 'Siguiente' },
} as const

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. With one, nothing is rendered. */
  lastPage: number
  /** The address of a `page`. */
  pageHref: Address<[page: number], 'page'>
}

/**
 * The way through a long list: numbers as squares, the current one with the cut corner, neighbours as words.
 * Renders `<nav>`, or nothing when there is one page.
 *
 * Use it under a list of your own. Use `PaginatedList` instead when search box, list and empty state belong
 * together.
 */
export function Pagination({ page, lastPage, pageHref, ...props }: PaginationProps) {
  const intl = useIntl()
  const Link = useLink()
  if (lastPage <= 1) return null
  const to = (page: number) => hrefOf(pageHref, { page }, page)
  return (
    <nav aria-label={intl.formatMessage(messages.label)} {...props}>
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <Link href={to(Math.min(page - 1, lastPage))} rel="prev" className={styles.step.link}>
              {intl.formatMessage(messages.previous)}
            </Link>
          </li>
        ) : null}
        {paginate(page, lastPage).map((step, place) =>
          step === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other name than their place.
            <li key={`gap-${place}`} className={styles.step.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={step}>
              {step === page ? (
                <Link href={to(step)} aria-current="page" className={styles.step.current}>
                  {step}
                </Link>
              ) : (
                <Link
                  href={to(step)}
                  aria-label={fill(intl, messages.page, { page: step })}
                  className={styles.step.link}
                >
                  {step}
                </Link>
              )}
            </li>
          )
        )}
        {page < lastPage ? (
          <li>
            <Link href={to(page + 1)} rel="next" className={styles.step.link}>
              {intl.formatMessage(messages.next)}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
