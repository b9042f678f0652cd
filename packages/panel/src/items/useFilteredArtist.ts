import { useGet } from '@gallery/client'
import { urlOf } from '@gallery/contract'

/** The name of the artist whom a list is narrowed to; their number until it is there, undefined without one. */
export function useFilteredArtist(id: string | undefined): string | undefined {
  const known = id !== undefined && /^\d{1,9}$/.test(id)
  const { data } = useGet(known ? urlOf('/api/artists/:id', { id: Number(id) }) : null)
  return data?.data.display ?? id
}
