import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useDates } from '../useDates.ts'
import * as styles from './DayStamp.css.ts'

export interface DayStampProps extends Omit<ComponentPropsWithRef<'time'>, 'dateTime' | 'children'> {
  /** The day, 'YYYY-MM-DD'. */
  day: string
}

/** A day as a calendar's leaf: weekday, a very large number, month. Renders `<time>`. */
export function DayStamp({ day, className, ...props }: DayStampProps) {
  const dates = useDates()
  return (
    <time {...props} dateTime={day} className={joinClasses(styles.stamp, className)}>
      <span>{dates.day(day, 'dddd')} </span>
      <span className={styles.number}>{dates.day(day, 'D')} </span>
      <span>{dates.month(day)}</span>
    </time>
  )
}
