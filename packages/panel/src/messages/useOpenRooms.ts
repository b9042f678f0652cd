import { useGet, useLanguage, useNow } from '@gallery/client'
import { type Thread, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'

/** The rooms whose link can go with an answer: the one that was asked from first, then those that are open. */
export function useOpenRooms({ room: from }: Pick<Thread, 'room'>): { value: string; label: string }[] {
  const language = useLanguage()
  const now = useNow()
  const key = urlOf('/api/collections?showAll=1', { public: false, page: 1 })
  const found = useGet(key, { keep: true }).data?.data ?? []
  const open = found.filter(({ open_until }) => open_until === null || new Date(open_until) > now)
  return open
    .toSorted((one, other) => Number(other.id === from?.id) - Number(one.id === from?.id))
    .map((room) => ({ value: String(room.id), label: translated(room, 'title', language).text }))
}
