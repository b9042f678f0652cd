import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { useMemo } from 'react'

/** The gallery's people, by id and name: who can have a message, or a movement, in hand. */
export function usePeople(): readonly { value: string; label: string }[] {
  const { data } = useGet(urlOf('/api/users', { only: 'super', per_page: 100 }), { keep: true })
  return useMemo(
    () => data?.data.map(({ id, display }) => ({ value: String(id), label: display })) ?? [],
    [data]
  )
}
