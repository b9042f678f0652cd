import { type EventSort, EventsQuery, urlOf } from '@gallery/contract'
import { useMemo } from 'react'
import { useListAddress } from '../lists/useListAddress.ts'

/** What the address says of the list of events, and the read that answers it. */
export function useEventList() {
  const address = useListAddress()
  const { words, page, value, set } = address
  return useMemo(() => {
    const kind = value('kind')
    const active = value('active')
    const query = {
      query: words,
      ...(kind === 'other' ? { events: true as const } : {}),
      ...(kind === 'exhibition' ? { exhibitions: true as const } : {}),
      ...(active === '1' || active === '0' ? { active: active === '1' } : {}),
      ...sortIn(value('s')),
    }
    return {
      ...address,
      query,
      key: urlOf('/api/events?showAll=1', { ...query, page }),
      isNarrowed: words !== '' || kind !== undefined || active !== undefined,
      clear: () => set({ q: null, kind: null, active: null }),
    }
  }, [address, words, page, value, set])
}

export type EventListState = ReturnType<typeof useEventList>

/** The order that a text names, if it names one. */
function sortIn(text: string | undefined): { sort?: EventSort } {
  const { sort } = EventsQuery.pick({ sort: true }).safeParse({ sort: text }).data ?? {}
  return sort === undefined ? {} : { sort }
}
