import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { Counts } from '../../private/Counts.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { fields as fieldsStyle, preview, split } from '../../private/planner.css.ts'
import { useKeptFocus } from '../../private/useKeptFocus.ts'
import * as styles from './BulkReview.css.ts'
import { bulkReviewMessages as messages } from './messages.ts'
import { ReviewedRow } from './ReviewedRow.tsx'
import { ReviewFoot, type ReviewFootProps } from './ReviewFoot.tsx'
import type { ReviewRow } from './reviewRow.ts'

export interface BulkReviewProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'>,
    ReviewFootProps {
  /** What is to change: fields that begin at "Sin cambiar", and a word on what follows. */
  fields: ReactNode
  /** The records, in the order in which they were chosen; those that are refused are shown first. */
  rows: readonly ReviewRow[]
  /** What those that change come to, before and after: one per currency. */
  sums?: readonly { id: string; before: ReactNode; after: ReactNode }[]
  /** Takes a record along, or leaves it. */
  onToggle: (id: number) => void
  /** Takes a refused record along all the same. */
  onInclude: (id: number) => void
  /**
   * `rows` do not answer the fields yet.
   * @default false
   */
  loading?: boolean
}

/**
 * Changes many records at once, after a look at each before and after: fields on one side, the records on the other,
 * those that stay as they are first and with the reason. Renders `<div>`; its bar sticks to the foot of the screen.
 *
 * Use it for what is written into many records. Use `BulkBar` instead for what needs no look, such as hiding.
 */
export function BulkReview({
  fields,
  rows,
  sums = [],
  onToggle,
  onInclude,
  loading = false,
  note,
  actionLabel,
  disabled = false,
  progress = null,
  onApply,
  onStop,
  onBack,
  className,
  ...props
}: BulkReviewProps) {
  const kept = useKeptFocus<HTMLUListElement>()
  const refused = rows.filter(({ refusal }) => refusal !== undefined)
  const open = rows.filter(({ refusal }) => refusal === undefined)
  const changing = open.filter(({ changes, checked }) => checked && changes.length > 0)
  return (
    <div {...props} className={joinClasses(className)}>
      <div className={split}>
        <div className={fieldsStyle}>{fields}</div>
        <div className={preview} aria-busy={loading || undefined}>
          <div className={styles.summary}>
            <Counts
              items={[
                { id: 'change', value: changing.length, words: words('change', changing.length) },
                {
                  id: 'stay',
                  value: rows.length - changing.length,
                  words: words('stay', rows.length - changing.length),
                  tone: refused.length > 0 ? 'error' : undefined,
                },
              ]}
            />
            <div className={styles.sums}>
              {sums.map(({ id, before, after }) => (
                <span key={id}>
                  <FormattedMessage {...messages.sum} /> <s className={styles.sumBefore}>{before}</s>
                  <span className={styles.arrow}>
                    <Icon name="arrow-right" />
                  </span>
                  <ins className={styles.sumAfter}>{after}</ins>
                </span>
              ))}
            </div>
          </div>
          <div aria-hidden className={styles.head}>
            <span />
            <FormattedMessage {...messages.name} />
            <span className={styles.headColumns}>
              <FormattedMessage {...messages.today} tagName="span" />
              <FormattedMessage {...messages.after} tagName="span" />
              <FormattedMessage {...messages.difference} tagName="span" />
            </span>
          </div>
          <ul {...kept} className={styles.list}>
            {[...refused, ...open].map((row) => (
              <ReviewedRow
                key={row.id}
                row={row}
                disabled={progress !== null}
                onToggle={onToggle}
                onInclude={onInclude}
              />
            ))}
          </ul>
        </div>
      </div>
      <ReviewFoot
        note={note}
        actionLabel={actionLabel}
        disabled={disabled || loading}
        progress={progress}
        onApply={onApply}
        onStop={onStop}
        onBack={onBack}
      />
    </div>
  )
}

const words = (id: 'change' | 'stay', count: number) => (
  <FormattedMessage {...messages[id]} values={{ count }} />
)
