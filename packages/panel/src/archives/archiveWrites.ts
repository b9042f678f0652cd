import { send, shownByForms } from '@gallery/client'
import type { Archive, ArchiveAnswer, ArchiveChange } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'

/** Adds an archive, hidden at first. @throws Failure */
export async function createArchive(titles: { title_es: string; title_en: string }): Promise<Archive> {
  const { data } = await send('POST /api/archives', {}, titles, shownByForms)
  return data
}

/** Saves what changed in an archive's form. @throws Failure */
export async function saveArchive(id: number, change: ArchiveChange): Promise<Archive> {
  const { data } = await send('PATCH /api/archives/:id', { id }, change, shownByRecords)
  return data
}

/** Shows an archive to visitors, or hides it. @throws Failure */
export function publishArchive(id: number, isPublic: boolean): Promise<ArchiveAnswer> {
  return send('PATCH /api/archives/:id', { id }, { public: isPublic })
}

/** Puts an archive into the bin. @throws Failure */
export function deleteArchive(id: number): Promise<unknown> {
  return send('DELETE /api/archives/:id', { id })
}

/** Takes an archive out of the bin. @throws Failure */
export function restoreArchive(id: number): Promise<ArchiveAnswer> {
  return send('POST /api/archives/:id/restore', { id }, undefined, mayBeBack)
}
