import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDates } from '../dates/useDates.ts'
import { Price } from '../Price/Price.tsx'
import { Tag } from '../Tag/Tag.tsx'
import * as styles from './MovementLedger.css.ts'
import { movementLedgerMessages as messages } from './messages.ts'
import type { Movement } from './movement.ts'

interface LedgerLineProps {
  movement: Movement
  last: boolean
  /** Takes it out. */
  onRemove: (() => void) | undefined
}

/** One movement; the last one says that it is. */
export function LedgerLine({ movement, last, onRemove }: LedgerLineProps) {
  const dates = useDates()
  const intl = useIntl()
  const { date, status, tone, owner, price, currency, address, by } = movement
  const day = dates.shortRange(date, date)
  return (
    <tr className={styles.movement} data-last={last || undefined}>
      <th scope="row" data-cell="date" className={styles.cell}>
        <time dateTime={date}>{day}</time>
        {by ? (
          <span className={styles.by}>
            <FormattedMessage {...messages.by} values={{ name: by }} />
          </span>
        ) : null}
      </th>
      <td data-cell="status" className={styles.cell}>
        <Tag tone={tone}>{status}</Tag>
        {last ? (
          <span className={styles.last}>
            <FormattedMessage {...messages.last} />
          </span>
        ) : null}
      </td>
      <Cell name="owner">{owner}</Cell>
      <Cell name="price">
        {price === null || price === undefined ? null : <Price amount={price} currency={currency} />}
      </Cell>
      <Cell name="address">{address}</Cell>
      {onRemove ? (
        <td data-cell="remove" className={styles.cell}>
          <button
            type="button"
            aria-label={intl.formatMessage(messages.removeOf, { status, date: day })}
            className={styles.remove}
            onClick={onRemove}
          >
            <FormattedMessage {...messages.remove} />
          </button>
        </td>
      ) : null}
    </tr>
  )
}

/** A value with its word, which a head over it makes needless; nothing at all where there is none. */
function Cell({ name, children }: { name: 'owner' | 'price' | 'address'; children: ReactNode }) {
  return (
    <td data-cell={name} className={styles.cell}>
      {children ? (
        <>
          <span className={styles.term} aria-hidden="true">
            <FormattedMessage {...messages[name]} />
            {': '}
          </span>
          {children}
        </>
      ) : null}
    </td>
  )
}

/** Three lines without anything in them. */
export function LedgerLoading({ columns }: { columns: number }) {
  return ['one', 'two', 'three'].map((line) => (
    <tr key={line} className={styles.movement}>
      <td className={styles.cell} colSpan={columns}>
        <span className={styles.bone} />
      </td>
    </tr>
  ))
}
