import type { Archive, ArchiveAnswer, ArchiveChange } from '@gallery/contract'
import { send } from '../../data/send.ts'
import { shownByRecords } from '../record/refusedAs.ts'
import { bringBack } from '../undo/bringBack.ts'

/** What a write to an archive changes elsewhere: the archives, their items, and the counts of the panel. */
export const archivePaths = ['/api/archives', '/api/items', '/api/panel'] as const

/** Adds an archive, hidden at first. @throws Failure */
export async function createArchive(titles: { title_es: string; title_en: string }): Promise<Archive> {
  const { data } = await send<ArchiveAnswer>('POST', '/api/archives', titles)
  return data
}

/** Saves what changed in an archive's form. @throws Failure */
export async function saveArchive(id: number, change: ArchiveChange): Promise<Archive> {
  const { data } = await send<ArchiveAnswer>('PATCH', `/api/archives/${id}`, change, shownByRecords)
  return data
}

/** Shows an archive to visitors, or hides it. @throws Failure */
export function publishArchive(id: number, isPublic: boolean): Promise<ArchiveAnswer> {
  return send('PATCH', `/api/archives/${id}`, { public: isPublic })
}

/** Puts an archive into the bin. @throws Failure */
export function deleteArchive(id: number): Promise<unknown> {
  return send('DELETE', `/api/archives/${id}`)
}

/** Takes an archive out of the bin. @throws Failure */
export function restoreArchive(id: number): Promise<ArchiveAnswer> {
  return bringBack(`/api/archives/${id}`)
}
