import { useLoadedSite } from '@gallery/client'
import { addDays } from '@gallery/contract/plain'
import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Gives the function that says when something came: today's by the hour, the last week's by the weekday, older ones by the day. */
export function useWhen(): (instant: string) => string {
  const intl = useIntl()
  const dates = useDates()
  const { today } = useLoadedSite()
  return useCallback(
    (instant) => {
      const day = dates.dayOf(instant)
      if (day === today) return dates.clock(instant)
      if (day === addDays(today, -1)) return intl.formatMessage({ id: 'admin.messages.yesterday' })
      if (day > addDays(today, -7)) return dates.day(day, 'ddd D')
      return dates.day(day, day.slice(0, 4) === today.slice(0, 4) ? 'D MMM' : 'D MMM YYYY')
    },
    [intl, dates, today]
  )
}
