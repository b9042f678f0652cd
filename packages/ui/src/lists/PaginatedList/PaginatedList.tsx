import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { hrefOf } from '../../controls/Link/address.ts'
import { Link } from '../../controls/Link/Link.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { SearchBox, type SearchBoxProps } from '../../forms/SearchBox/SearchBox.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx'
import * as styles from './PaginatedList.css.ts'

const messages = {
  /** Asked for a page that is not there. */
  beyond: {
    id: 'paginatedList.beyond',
    defaultMessage:
      'No hay página {page, number}: {lastPage, plural, one {todo está en la primera} other {van de la 1 a la #}}',
  },
  empty: { id: 'paginatedList.empty', defaultMessage: 'No hay resultados para mostrar' },
  /** Nothing was found by the words that were asked. */
  instead: { id: 'paginatedList.instead', defaultMessage: 'Resultados para «{instead}»' },
  last: { id: 'paginatedList.last', defaultMessage: 'Ir a la página {lastPage, number}' },
  reset: { id: 'paginatedList.reset', defaultMessage: 'Restablecer búsqueda' },
  loading: { id: 'paginatedList.loading', defaultMessage: 'Cargando…' },
  total: {
    id: 'paginatedList.total',
    defaultMessage: '{total, plural, one {# resultado} other {# resultados}}',
  },
} as const

export interface PaginatedListProps extends ComponentPropsWithRef<'div'> {
  /** The list of one page: an `EventList`, a `Grid` of cards. Left out while the first page is on its way. */
  children?: ReactNode
  /**
   * This page has nothing: a sentence stands in place of the list. Past the last page it says which pages there are
   * and leads to the last.
   */
  empty: boolean
  /**
   * The answer is on its way. What is shown stays until it comes; without a list hairlines hold its place.
   * @default false
   */
  loading?: boolean
  /** How many were found on all pages; said to screen readers when it changes. */
  total?: number
  /** What was searched for in place of what was asked, when nothing was found by that: said above the list. */
  instead?: string
  /** The box above the list. Without it none is shown: it may stand in the page's title. */
  search?: SearchBoxProps
  /** The address of the whole list, for the way out of a search that found nothing. */
  resetHref?: string
  /** The way out as a button, for a list whose search is not in the address. */
  onReset?: () => void
  /** The page that is shown, from 1. */
  page: number
  /** How many pages there are. With one there is no way through them. */
  lastPage: number
  /** The address of a `page`. */
  pageHref: PaginationProps['pageHref']
  /**
   * What is said when nothing was found.
   * @default 'No results to show'
   */
  emptyTitle?: ReactNode
}

/**
 * A long list by pages: search box, the list itself, the way through its pages, and what stands there when nothing
 * was found or nothing has come yet. Renders `<div>`.
 *
 * Use it for a list that comes by pages. Use the list alone instead when it is whole on one screen.
 */
export function PaginatedList({
  children,
  empty,
  loading = false,
  total,
  instead,
  search,
  resetHref,
  onReset,
  page,
  lastPage,
  pageHref,
  emptyTitle = <FormattedMessage {...messages.empty} />,
  className,
  ...props
}: PaginatedListProps) {
  // Of nothing there is no last page to go to.
  const isBeyond = empty && page > lastPage && total !== 0
  const none = isBeyond ? (
    <EmptyState
      title={<FormattedMessage {...messages.beyond} values={{ page, lastPage }} />}
      action={
        <Link href={hrefOf(pageHref, { page: lastPage }, lastPage)}>
          <FormattedMessage {...messages.last} values={{ lastPage }} />
        </Link>
      }
    />
  ) : (
    <EmptyState title={emptyTitle} action={<Reset href={resetHref} onReset={onReset} />} />
  )
  const shown = empty ? none : (children ?? <PendingRows />)
  return (
    <div {...props} aria-busy={loading || undefined} className={joinClasses(styles.root, className)}>
      {search ? <SearchBox {...search} /> : null}
      {/* Always there, so that what changes in it is read out. */}
      <VisuallyHidden>
        <span role="status">
          {loading ? (
            <FormattedMessage {...messages.loading} />
          ) : total === undefined ? null : (
            <FormattedMessage {...messages.total} values={{ total }} />
          )}
        </span>
      </VisuallyHidden>
      {instead === undefined ? null : (
        <Text role="status">
          <FormattedMessage {...messages.instead} values={{ instead }} />
        </Text>
      )}
      <div className={styles.list}>
        {shown}
        <Pagination page={page} lastPage={lastPage} pageHref={pageHref} />
      </div>
    </div>
  )
}

function Reset({ href, onReset }: { href?: string; onReset?: () => void }) {
  const words = <FormattedMessage {...messages.reset} />
  if (href !== undefined) return <Link href={href}>{words}</Link>
  if (!onReset) return null
  return (
    <Button variant="tertiary" onClick={onReset}>
      {words}
    </Button>
  )
}

function PendingRows() {
  return (
    <div aria-hidden className={styles.rows}>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.row} />
    </div>
  )
}
