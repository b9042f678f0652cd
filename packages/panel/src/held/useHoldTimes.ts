import { useNow } from '@gallery/client'
import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** Gives the function that says until when something is held: "hoy, 19:30", "jue 19, 12:00", "3 dic, 12:00". */
export function useHoldTimes(): (instant: string) => string {
  const intl = useIntl()
  const dates = useDates()
  const now = useNow()
  return useCallback(
    (instant) => {
      const time = dates.clock(instant)
      if (dates.dayOf(instant) === dates.dayOf(now.toISOString())) {
        return intl.formatMessage({ id: 'admin.workHolds.today' }, { time })
      }
      const days = (new Date(instant).getTime() - now.getTime()) / (24 * 60 * 60_000)
      return dates.instant(instant, days > 0 && days < 20 ? 'ddd D, HH:mm' : 'D MMM, HH:mm')
    },
    [intl, dates, now]
  )
}
