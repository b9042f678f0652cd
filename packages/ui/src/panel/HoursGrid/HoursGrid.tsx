import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './HoursGrid.css.ts'
import { inkStep } from './inkStep.ts'

const none = { id: 'hoursGrid.none', defaultMessage: 'sin turnos' } as const

/** An hour of a day. */
export interface GridHour {
  /** The number that stands in it. */
  value: number
  /** How full it is: 1 is full. */
  share: number
}

export interface HoursGridProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the numbers are, for screen readers: "Percentage booked by day and hour". */
  label: string
  /** The hours over the columns: "14:00". */
  hours: readonly string[]
  /** A row for each day, with as many hours as there are columns; null for those without slots. */
  days: readonly { id: string | number; label: string; hours: readonly (GridHour | null)[] }[]
}

/**
 * Days and hours, the fuller the darker, with the number in each; hatched where there are no slots. Renders `<section>`
 * around a `<table>`.
 *
 * Use it for how full the hours of a week are. Use `BarChart` instead for what goes by one thing alone.
 */
export function HoursGrid({ label, hours, days, className, ...props }: HoursGridProps) {
  const intl = useIntl()
  return (
    // Many hours scroll on a phone: the keyboard must get to them.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
    <section tabIndex={0} aria-label={label} {...props} className={joinClasses(styles.scroller, className)}>
      <table className={styles.grid}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {hours.map((hour) => (
              <th key={hour} scope="col" className={styles.head}>
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.id}>
              <th scope="row" className={styles.head}>
                {day.label}
              </th>
              {day.hours.map((hour, column) => (
                <td
                  key={hours[column]}
                  className={styles.cell}
                  data-step={hour === null ? 'none' : inkStep(hour.share)}
                >
                  {hour === null ? (
                    <VisuallyHidden>
                      <FormattedMessage {...none} />
                    </VisuallyHidden>
                  ) : (
                    intl.formatNumber(hour.value)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
