import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './BarChart.css.ts'

const parts = ['offered', 'booked', 'attended'] as const
const messages = {
  offered: { id: 'barChart.offered', defaultMessage: 'ofrecidos' },
  booked: { id: 'barChart.booked', defaultMessage: 'reservados' },
  attended: { id: 'barChart.attended', defaultMessage: 'vinieron' },
} as const

/** A bar: how many places there were, how many were booked, how many came. */
export interface Bar {
  id: string | number
  /** "lunes". */
  label: string
  offered: number
  booked: number
  /** Null where nobody counted. */
  attended: number | null
  /** At its end: "78 %". */
  beside?: string
}

export interface BarChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What it shows, and where the numbers stand, for screen readers: "Places per day. The table is below". */
  label: string
  /** In the order of the table that stands behind. */
  bars: readonly Bar[]
  /** What stands at the end of the bars: "came of those booked". */
  besideLabel?: string
}

/**
 * Bars on one scale, each three lengths over one another: offered light, booked as an outline, attended full. One picture
 * for screen readers. Renders `<div>`.
 *
 * Use it above a `NumberTable` with the same rows. Use `HoursGrid` instead for what goes by day and hour.
 */
export function BarChart({ label, bars, besideLabel, className, ...props }: BarChartProps) {
  const most = Math.max(
    1,
    ...bars.flatMap(({ offered, booked, attended }) => [offered, booked, attended ?? 0])
  )
  return (
    <div {...props} role="img" aria-label={label} className={joinClasses(styles.chart, className)}>
      <div className={styles.key}>
        {parts.map((part) => (
          <span key={part} className={styles.entry}>
            <span className={styles.sign} data-part={part} />
            <FormattedMessage {...messages[part]} />
          </span>
        ))}
        {besideLabel ? <span className={styles.besideKey}>{besideLabel}</span> : null}
      </div>
      <div className={styles.rows}>
        {bars.map((bar) => (
          <div key={bar.id} className={styles.row}>
            <span className={styles.label}>{bar.label}</span>
            <span className={styles.bar}>
              {parts.map((part) => (
                // As an attribute of a drawing its length needs no style attribute.
                <svg
                  key={part}
                  aria-hidden="true"
                  className={styles.piece}
                  data-part={part}
                  width={`${((bar[part] ?? 0) / most) * 100}%`}
                />
              ))}
            </span>
            <span className={styles.beside}>{bar.beside}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
