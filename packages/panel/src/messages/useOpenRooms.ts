import { useGet, useLanguage, useNow } from '@gallery/client'
import { type Thread, urlOf } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'

/** The rooms whose link can go with an answer: the one that was asked from first, then the newest that are open. */
export function useOpenRooms({ room: from }: Pick<Thread, 'room'>): { value: string; label: string }[] {
  const language = useLanguage()
  const now = useNow()
  const key = urlOf('/api/collections?showAll=1', { public: false, per_page: 100 })
  const found = useGet(key, { keep: true }).data?.data ?? []
  const open = found.filter(({ open_until }) => open_until === null || new Date(open_until) > now)
  // One that is closed by now, or older than the hundred, is asked for anew: the answer says so where it is closed.
  const others = open.filter(({ id }) => id !== from?.id)
  return (from ? [from, ...others] : others).map((room) => ({
    value: String(room.id),
    label: translated(room, 'title', language).text,
  }))
}
