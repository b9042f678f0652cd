import { type ArchiveAnswer, type ArchivesAnswer, archivesUrl, archiveUrl, type Url } from '@gallery/contract'
import { listQuery } from '../lists/listQuery.ts'

/** The read of a page of archives; hidden ones come with it for who may see them. */
export function archivesKey(query: URLSearchParams): Url<ArchivesAnswer> {
  const { p } = listQuery(query)
  return archivesUrl({ ...(p > 1 ? { page: p } : {}), showAll: true })
}

/** The read of the archive whose id stands in a path; null for what is no id. */
export function archiveKey(id: string | undefined): Url<ArchiveAnswer> | null {
  return id !== undefined && /^[1-9]\d{0,8}$/.test(id) ? archiveUrl(Number(id)) : null
}
