import { useDates } from '@gallery/ui'
import { useCallback } from 'react'
import { useAdminPath } from '../frame/useAdminPath.ts'

/** Gives a slot's address in the calendar, where it stands open. */
export function useSlotHref(): (slot: { id: number; start: string }) => string {
  const path = useAdminPath()
  const dates = useDates()
  return useCallback(
    ({ id, start }) => path(`appointments?day=${dates.dayOf(start)}&slot=${id}`),
    [path, dates]
  )
}
