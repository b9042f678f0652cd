import type { ArtistAnswer, Url } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'

/** The read of the artist whose id stands in a path; null for what is no id. */
export function artistKey(id: string | undefined): Url<ArtistAnswer> | null {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? urlOf('/api/artists/:id', { id: Number(id) }) : null
}
