import { type ArtistAnswer, artistUrl, type Url } from '@gallery/contract'

/** The read of the artist whose id stands in a path; null for what is no id. */
export function artistKey(id: string | undefined): Url<ArtistAnswer> | null {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? artistUrl(Number(id)) : null
}
