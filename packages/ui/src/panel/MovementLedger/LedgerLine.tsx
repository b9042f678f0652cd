import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { Price } from '../../text/Price/Price.tsx'
import { Tag } from '../../text/Tag/Tag.tsx'
import * as styles from './MovementLedger.css.ts'
import { movementLedgerMessages as messages } from './messages.ts'
import type { Movement } from './movement.ts'

interface LedgerLineProps {
  movement: Movement
  last: boolean
  /** Strikes it through. */
  onStrike: (() => void) | undefined
}

/** One movement; the last one says that it is, and a struck one who struck it and when. */
export function LedgerLine({ movement, last, onStrike }: LedgerLineProps) {
  const dates = useDates()
  const intl = useIntl()
  const { date, status, tone, owner, price, currency, address, until, more, by, struck } = movement
  const day = dates.shortRange(date, date)
  const beneath = more || struck
  const words = (shown: ReactNode) => (struck && shown ? <s>{shown}</s> : shown)
  return (
    <>
      <tr className={styles.movement} data-last={last || undefined} data-more={beneath ? '' : undefined}>
        <th scope="row" data-cell="date" className={styles.cell}>
          <time dateTime={date}>{words(day)}</time>
          {by ? (
            <span className={styles.by}>
              <FormattedMessage {...messages.by} values={{ name: by }} />
            </span>
          ) : null}
        </th>
        <td data-cell="status" className={styles.cell}>
          <Tag tone={tone}>{words(status)}</Tag>
          {last ? (
            <span className={styles.last}>
              <FormattedMessage {...messages.last} />
            </span>
          ) : null}
        </td>
        <Cell name="owner">{words(owner)}</Cell>
        <Cell name="price">
          {price === null || price === undefined ? null : words(<Price amount={price} currency={currency} />)}
        </Cell>
        <Cell name="address">
          {address || until ? (
            <>
              {words(address)}
              {until ? <span className={styles.by}>{words(until)}</span> : null}
            </>
          ) : null}
        </Cell>
        {onStrike ? (
          <td data-cell="strike" className={styles.cell}>
            {struck ? null : (
              <button
                type="button"
                aria-label={intl.formatMessage(messages.strikeOf, { status, date: day })}
                className={styles.strike}
                onClick={onStrike}
              >
                <FormattedMessage {...messages.strike} />
              </button>
            )}
          </td>
        ) : null}
      </tr>
      {beneath ? (
        <tr className={styles.moreRow}>
          <td colSpan={onStrike ? 6 : 5} className={styles.more}>
            {struck ? (
              <span className={styles.note}>
                <FormattedMessage
                  {...(struck.by ? messages.struckBy : messages.struck)}
                  values={{ name: struck.by, date: dates.instant(struck.at, 'LLL') }}
                />
                {struck.why ? `. ${struck.why}` : null}
              </span>
            ) : null}
            {more}
          </td>
        </tr>
      ) : null}
    </>
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
