import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './DayRuler.css.ts'
import { placesOn, type RulerMark, ticksOf } from './rulerPlaces.ts'

const todayMessage = { id: 'dayRuler.today', defaultMessage: 'hoy' } as const

export interface DayRulerProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What falls on these days, in a sentence: the drawing says nothing to who does not see it. */
  label: string
  /** The gallery's day, 'YYYY-MM-DD': a week before it the ruler begins. */
  today: string
  /** What falls due, a square each. What is older than the ruler stands at its beginning, what is later nowhere. */
  marks: readonly RulerMark[]
}

/**
 * Eight weeks on a line, with a square for each thing that falls due: cut and red what is overdue. Renders `<div
 * role="img">`.
 *
 * Use it over a `DueList`, which tells the same in words. Use `BarChart` instead for amounts.
 */
export function DayRuler({ label, today, marks, className, ...props }: DayRulerProps) {
  const dates = useDates()
  return (
    <div {...props} role="img" aria-label={label} className={joinClasses(styles.ruler, className)}>
      <svg className={styles.drawing} aria-hidden="true" focusable="false">
        {ticksOf(today).map(({ day, share, isToday, isMonth, isWide }) => (
          <g key={day}>
            <line
              x1={`${share}%`}
              x2={`${share}%`}
              y1="0"
              y2="100%"
              data-today={isToday || undefined}
              className={styles.tick}
            />
            <text
              x={`${share}%`}
              dx="0.45em"
              dy="1.1em"
              data-today={isToday || undefined}
              data-wide={isWide || undefined}
              className={styles.number}
            >
              {isToday ? <FormattedMessage {...todayMessage} /> : dates.day(day, isMonth ? 'D MMM' : 'D')}
            </text>
          </g>
        ))}
        {placesOn(today, marks).map(({ id, share, offset, late }) => (
          <svg key={id} x={`${share}%`} y="100%" overflow="visible" aria-hidden="true">
            <path
              className={styles.mark}
              data-late={late || undefined}
              transform={`translate(${offset} -21)`}
              d={late ? 'M0 0h7l5 5v7H0z' : 'M0 0h12v12H0z'}
            />
          </svg>
        ))}
      </svg>
    </div>
  )
}
