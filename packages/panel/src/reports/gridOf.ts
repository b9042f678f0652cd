import type { Report } from '@gallery/contract'
import type { GridHour } from '@gallery/ui/admin'
import { fewestPeople, percentOf } from './percentOf.ts'

/** The hours of a report as rows and columns. */
interface Grid {
  /** Whether the numbers are percentages; where an hour has too few places for one, all are people. */
  percent: boolean
  hours: number[]
  days: { weekday: number; hours: (GridHour | null)[] }[]
}

/** Weekday by hour: every hour in which any day has places, every day that has some. */
export function gridOf(counted: Report['hours']): Grid {
  const open = counted.filter(({ offered }) => offered > 0)
  const percent = open.every(({ offered }) => offered >= fewestPeople)
  const hours = [...new Set(open.map(({ hour }) => hour))].sort((one, other) => one - other)
  const weekdays = [...new Set(open.map(({ weekday }) => weekday))].sort((one, other) => one - other)
  const cell = (weekday: number, hour: number): GridHour | null => {
    const found = open.find((each) => each.weekday === weekday && each.hour === hour)
    if (!found) return null
    const { booked, offered } = found
    return { value: (percent ? percentOf(booked, offered) : undefined) ?? booked, share: booked / offered }
  }
  return {
    percent,
    hours,
    days: weekdays.map((weekday) => ({ weekday, hours: hours.map((hour) => cell(weekday, hour)) })),
  }
}
