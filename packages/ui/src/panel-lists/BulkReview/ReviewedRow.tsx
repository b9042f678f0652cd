import { FormattedMessage, useIntl } from 'react-intl'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { TickBox } from '../../private/TickBox.tsx'
import { RowTitle } from '../DataTable/RowTitle.tsx'
import * as styles from './BulkReview.css.ts'
import { bulkReviewMessages as messages } from './messages.ts'
import type { ReviewedChange, ReviewRow } from './reviewRow.ts'

interface ReviewedRowProps {
  row: ReviewRow
  disabled: boolean
  onToggle: (id: number) => void
  onInclude: (id: number) => void
}

/** A record with what changes about it, or why nothing does. Renders `<li>`. */
export function ReviewedRow({ row, disabled, onToggle, onInclude }: ReviewedRowProps) {
  const intl = useIntl()
  const { id, label, title, note, picture, changes, refusal, mayInclude = false, checked } = row
  const isRefused = refusal !== undefined
  const isTaken = checked && !isRefused && changes.length > 0
  return (
    <li
      className={styles.row}
      data-refused={isRefused ? '' : undefined}
      data-left={isTaken || isRefused ? undefined : ''}
    >
      <TickBox
        label={label}
        checked={isTaken}
        disabled={disabled || isRefused || changes.length === 0}
        onChange={() => onToggle(id)}
      />
      <RowTitle weight="regular" title={title} note={note} picture={picture} />
      {isRefused ? (
        <span className={styles.reason}>
          {refusal}{' '}
          {mayInclude ? (
            <button
              type="button"
              disabled={disabled}
              aria-label={intl.formatMessage(messages.includeAnywayOf, { name: label })}
              onClick={() => onInclude(id)}
              className={styles.include}
            >
              <FormattedMessage {...messages.includeAnyway} />
            </button>
          ) : null}
        </span>
      ) : (
        <span className={styles.values}>
          {changes.map((change, place) => (
            <Change key={change.label ?? place} change={change} />
          ))}
        </span>
      )}
    </li>
  )
}

function Change({ change: { label, before, after, difference } }: { change: ReviewedChange }) {
  return (
    <span className={styles.change}>
      {label === undefined ? null : <span className={styles.changeLabel}>{label}</span>}
      <span className={hidden}>
        <FormattedMessage {...messages.today} />
      </span>
      <s className={styles.before}>{before}</s>
      <span className={hidden}>
        <FormattedMessage {...messages.after} />
      </span>
      <ins className={styles.after}>{after}</ins>
      <span className={styles.difference}>{difference}</span>
    </span>
  )
}
