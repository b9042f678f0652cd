import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useAdminPath } from '../frame/useAdminPath.ts'

/**
 * Gives a slot's address in the calendar, where it stands open in its own week.
 *
 * @param event shows the slots of this event only
 */
export function useSlotHref(event?: number): (slot: { id: number; start: string }) => string {
  const path = useAdminPath()
  const dates = useDates()
  return useCallback(
    ({ id, start }) => {
      const narrowed = event === undefined ? '' : `&event=${event}`
      return path(`appointments?day=${dates.dayOf(start)}${narrowed}&slot=${id}`)
    },
    [path, dates, event]
  )
}
