import type { ArtistAnswer, Url } from '@gallery/contract'
import { idIn, urlOf } from '@gallery/contract/plain'

/** The read of the artist whose id stands in a path; null for what is no id. */
export function artistKey(param: string | undefined): Url<ArtistAnswer> | null {
  const id = idIn(param)
  return id === undefined ? null : urlOf('/api/artists/:id', { id })
}
