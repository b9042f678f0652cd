import { useGet } from '@gallery/client'
import { type EventRow, urlOf } from '@gallery/contract'
import { useMemo } from 'react'

/** The hundred newest events that take bookings; undefined while they are read. */
export function useBookableEvents(): readonly EventRow[] | undefined {
  const { data } = useGet(urlOf('/api/events?showAll=1', { per_page: 100 }))
  return useMemo(() => data?.data.filter((event) => event.requires_registration), [data])
}
