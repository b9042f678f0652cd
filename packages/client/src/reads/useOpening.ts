import type { HolidaysAnswer, Url } from '@gallery/contract'
import { type Holiday, type Opening, urlOf } from '@gallery/contract/plain'
import { useMemo } from 'react'
import { useGet } from './useGet.ts'
import { useLoadedSite } from './useSite.ts'

const none: readonly Holiday[] = []

/** The read of the holidays of a year from a day on. */
export function holidaysFrom(from: string): Url<HolidaysAnswer> {
  return urlOf('/api/holidays', { from, days: 366 })
}

/**
 * What decides which days the gallery is open, with the holidays of a year from the day `from` on; none are there as long as
 * they are on their way.
 */
export function useOpening(from: string): Opening {
  const { openDays, closures } = useLoadedSite().options
  const { data } = useGet(holidaysFrom(from), { lasting: true })
  const holidays = data?.data ?? none
  return useMemo(() => ({ openDays, closures, holidays }), [openDays, closures, holidays])
}
