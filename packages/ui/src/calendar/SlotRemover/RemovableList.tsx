import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../../controls/Link/Link.tsx'
import { useDates } from '../../dates/useDates.ts'
import { inRow } from '../../private/inRow.ts'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { TickBox } from '../../private/TickBox.tsx'
import { slotRemoverMessages as messages } from './messages.ts'
import * as styles from './SlotRemover.css.ts'
import type { RemovableSlot } from './slotRemoval.ts'

interface RemovableListProps {
  /** In order. */
  slots: readonly RemovableSlot[]
  /** Those that are not ticked, by id. */
  left: ReadonlySet<RemovableSlot['id']>
  onToggle: (id: RemovableSlot['id']) => void
}

/** The slots that are meant, by day, each with a box that leaves it alone. Renders a heading and `<ul>` per day. */
export function RemovableList({ slots, left, onToggle }: RemovableListProps) {
  const dates = useDates()
  const dayOf = (slot: RemovableSlot) => dates.dayOf(slot.start)
  return [...new Set(slots.map(dayOf))].map((day) => (
    <section key={day}>
      <h2 className={styles.day}>{dates.weekdayDay(day, 'long')}</h2>
      <ul>
        {slots
          .filter((slot) => dayOf(slot) === day)
          .map((slot) => (
            <RemovableItem key={slot.id} slot={slot} checked={!left.has(slot.id)} onToggle={onToggle} />
          ))}
      </ul>
    </section>
  ))
}

interface RemovableItemProps extends Pick<RemovableListProps, 'onToggle'> {
  slot: RemovableSlot
  checked: boolean
}

/** One of them: its hours, how full it is and who comes. Renders `<li>`. */
function RemovableItem({
  slot: { id, start, end, limit, count, bookings, names, href },
  checked,
  onToggle,
}: RemovableItemProps) {
  const intl = useIntl()
  const dates = useDates()
  const hours = dates.clockRange(start, end)
  const when = inRow(intl.locale, [dates.weekdayDay(dates.dayOf(start)), hours])
  const taken = intl.formatMessage(messages.taken, { count, limit })
  const more = bookings - names.length
  const known = inRow(intl.locale, names)
  return (
    <li className={styles.slot} data-booked={count > 0 || undefined}>
      <TickBox label={when} checked={checked} onChange={() => onToggle(id)} />
      <span>{hours}</span>
      <span className={styles.taken}>
        {intl.formatNumber(count)}/{intl.formatNumber(limit)}
      </span>
      <span aria-hidden className={styles.bar}>
        <ProgressBar label={taken} share={limit > 0 ? Math.min(1, count / limit) : 0} />
      </span>
      <span className={styles.names}>
        {count === 0 ? (
          <FormattedMessage {...messages.noBookings} />
        ) : more > 0 && known !== '' ? (
          <FormattedMessage {...messages.andMore} values={{ names: known, more }} />
        ) : (
          known || taken
        )}
      </span>
      {count > 0 && href !== undefined ? (
        <Link href={href} aria-label={intl.formatMessage(messages.seeOf, { when })} className={styles.see}>
          <FormattedMessage {...messages.see} />
        </Link>
      ) : null}
    </li>
  )
}
