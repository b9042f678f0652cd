import type { Event, EventImage } from '@gallery/contract'
import { useState } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { changeImages } from './eventWrites.ts'

interface ImageOrder {
  /** In the order that was last asked for, while it is being saved. */
  images: readonly EventImage[]
  /** Saves an order. @throws Failure, which has been reported */
  reorder: (ids: readonly number[]) => Promise<void>
}

/** The pictures of an event in an order that changes at once. */
export function useImageOrder(event: Event): ImageOrder {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const place = (id: number) => {
    const at = asked?.indexOf(id) ?? -1
    return at === -1 ? event.images.length : at
  }
  return {
    images:
      asked === null ? event.images : event.images.toSorted((one, other) => place(one.id) - place(other.id)),
    reorder: async (ids) => {
      setAsked(ids)
      try {
        await changeImages(
          event.id,
          ids.map((id) => ({ id }))
        )
      } finally {
        await refresh()
        setAsked(null)
      }
    },
  }
}
