import type { ArchiveAnswer, ArchivesAnswer, Url } from '@gallery/contract'
import { idIn, urlOf } from '@gallery/contract/plain'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a page of archives; hidden ones come with it for who may see them. */
export function archivesKey(query: URLSearchParams): Url<ArchivesAnswer> {
  const { p } = listQuery(query)
  return urlOf('/api/archives', { ...(p > 1 ? { page: p } : {}), showAll: true })
}

/** The read of the archive whose id stands in a path; null for what is no id. */
export function archiveKey(param: string | undefined): Url<ArchiveAnswer> | null {
  const id = idIn(param)
  return id === undefined ? null : urlOf('/api/archives/:id', { id })
}
