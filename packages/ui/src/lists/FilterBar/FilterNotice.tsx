import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Link } from '../../controls/Link/Link.tsx'
import * as styles from './FilterBar.css.ts'
import { filterBarMessages as messages } from './messages.ts'

export interface FilterNoticeProps {
  /** What filters, in words; none, and nothing is said. */
  filters: readonly string[]
  /**
   * What the list is of.
   * @default 'items'
   */
  things?: 'items' | 'works'
  /** How many match. Left out until it is known: the notice then only says that not everything shows. */
  found?: number
  /** How many there are without filters. */
  total?: number
  /** The address without filters. */
  clearHref?: string
  /** Called when the filters are cleared; without `clearHref` a button does it instead of a link. */
  onClear?: () => void
}

const bold = (chunks: ReactNode) => <b>{chunks}</b>

/** Says that not everything shows, and takes the filters away. Renders `<div>`. */
export function FilterNotice({
  filters,
  things = 'items',
  found,
  total,
  clearHref,
  onClear,
}: FilterNoticeProps) {
  const intl = useIntl()
  const filtered = filters.length > 0
  const values = { filters: intl.formatList(filters), things, b: bold }
  const words = <FormattedMessage {...messages.clear} />
  return (
    <div className={styles.notice} data-filtered={filtered || undefined}>
      {/* Always there, so that what changes in it is read out. */}
      <p role="status" className={styles.sentence}>
        {!filtered ? null : found === undefined ? (
          <FormattedMessage {...messages.partial} values={values} />
        ) : total === undefined ? (
          <FormattedMessage {...messages.found} values={{ ...values, found }} />
        ) : (
          <FormattedMessage {...messages.foundOf} values={{ ...values, found, total }} />
        )}
      </p>
      {!filtered ? null : clearHref === undefined ? (
        <Button variant="tertiary" onClick={onClear}>
          {words}
        </Button>
      ) : (
        <Link href={clearHref} onClick={onClear}>
          {words}
        </Link>
      )}
    </div>
  )
}
