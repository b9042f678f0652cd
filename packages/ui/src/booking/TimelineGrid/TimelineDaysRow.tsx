import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { gridRoles } from './gridRoles.ts'
import { messages } from './messages.ts'
import * as styles from './TimelineGrid.css.ts'
import type { TimelineDay } from './timelineDays.ts'

/** A day of the row, and whether an event is open on it although the gallery is not. */
type HeadedDay = TimelineDay & { opened: boolean }

/** The row of days at the timeline's top, which stays while the rows scroll under it. Renders `<div role="row">`. */
export function TimelineDaysRow({ days }: { days: readonly HeadedDay[] }) {
  const dates = useDates()
  const [first] = days
  return (
    <div {...gridRoles.row} className={styles.days}>
      <div {...gridRoles.columnHeader} className={styles.month}>
        {first ? dates.day(first.day, 'MMMM') : null}
      </div>
      {days.map(({ day, closed, opened, today, monthStart }) => (
        <div
          key={day}
          {...gridRoles.columnHeader}
          aria-current={today ? 'date' : undefined}
          className={styles.day}
          data-closed={(closed && !opened) || undefined}
          data-today={today || undefined}
        >
          <VisuallyHidden>
            {dates.weekdayDay(day, 'long')}
            {closed && !opened ? (
              <>
                , <FormattedMessage {...messages.closed} />
              </>
            ) : null}
          </VisuallyHidden>
          {monthStart ? (
            <span aria-hidden className={styles.newMonth}>
              <span className={styles.short}>{dates.day(day, 'MMM')}</span>
              <span className={styles.whole}>{dates.day(day, 'MMMM')}</span>
            </span>
          ) : null}
          <span aria-hidden>{today ? <FormattedMessage {...messages.today} /> : <Weekday day={day} />}</span>
          <span aria-hidden className={styles.number}>
            {dates.day(day, 'D')}
          </span>
        </div>
      ))}
    </div>
  )
}

/** Languages that have no short names of the days write them out: a phone's column has space for their letter. */
function Weekday({ day }: { day: string }) {
  const dates = useDates()
  const name = dates.day(day, 'ddd')
  if (name.length < 6) return name
  return (
    <>
      <span className={styles.short}>{dates.day(day, 'dd')}</span>
      <span className={styles.whole}>{name}</span>
    </>
  )
}
