import { type Failure, useGet } from '@gallery/client'
import { type EventRow, urlOf } from '@gallery/contract'
import { useMemo } from 'react'

interface BookableEvents {
  /** Undefined while they are read, or where that was refused. */
  events: readonly EventRow[] | undefined
  failure: Failure | undefined
}

/** The hundred newest events that take bookings. */
export function useBookableEvents(): BookableEvents {
  const { data, failure } = useGet(urlOf('/api/events?showAll=1', { per_page: 100 }))
  const events = useMemo(() => data?.data.filter((event) => event.requires_registration), [data])
  return { events, failure }
}
