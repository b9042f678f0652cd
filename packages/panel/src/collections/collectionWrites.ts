import { send, shownByForms } from '@gallery/client'
import type { CollectionChange, CollectionDetail, SentTo } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'
import type { CollectionValues } from './collectionForm.ts'

/** Adds a collection. @throws Failure */
export async function createCollection(form: SentTo<'POST /api/collections'>): Promise<CollectionDetail> {
  const { data } = await send('POST /api/collections', {}, form, shownByForms)
  return data
}

/**
 * Saves what changed in the form of a collection: texts and works with one call, who it is for and until when with
 * another, which starts from what the first one left. @throws Failure
 */
export async function saveCollection(
  id: number,
  changes: Partial<CollectionValues>,
  updatedAt: string | undefined
): Promise<CollectionDetail> {
  const { recipient, open_until, message, works, ...texts } = changes
  const options = { recipient, open_until, message }
  const change: CollectionChange = {
    ...texts,
    ...(works ? { works: works.map(({ id, cover, section }) => ({ id, cover, section })) } : {}),
  }
  let saved: CollectionDetail | undefined
  if (Object.keys(change).length > 0) {
    const answer = await send(
      'PATCH /api/collections/:id',
      { id },
      { ...change, updated_at: updatedAt },
      shownByRecords
    )
    saved = answer.data
  }
  if (saved === undefined || Object.values(options).some((value) => value !== undefined)) {
    const body = { ...options, updated_at: saved?.updated_at ?? updatedAt }
    const answer = await send('PUT /api/collections/:id', { id }, body, shownByRecords)
    saved = answer.data
  }
  return saved
}

/** Shows a collection on the site, or takes it off, after which its address is another. @throws Failure */
export async function publishCollection(id: number, isPublic: boolean): Promise<CollectionDetail> {
  const { data } = await send('PATCH /api/collections/:id', { id }, { public: isPublic })
  return data
}

/** Puts a collection into the bin. @throws Failure */
export function deleteCollection(id: number): Promise<unknown> {
  return send('DELETE /api/collections/:id', { id })
}

/** Takes a collection out of the bin. @throws Failure */
export function restoreCollection(id: number): Promise<unknown> {
  return send('POST /api/collections/:id/restore', { id }, undefined, mayBeBack)
}

/** Gives a collection a picture of its own. @throws Failure */
export function uploadCollectionImage(
  id: number,
  file: File,
  onProgress: (sent: number) => void
): Promise<unknown> {
  return uploadFile('POST /api/collections/:id/image', { id }, file, { onProgress })
}

/** Takes that picture away. @throws Failure */
export function deleteCollectionImage(id: number): Promise<unknown> {
  return send('DELETE /api/collections/:id/image', { id })
}

/** Gives a former picture back. @throws Failure */
export function restoreCollectionImage(id: number, image: string): Promise<unknown> {
  return send('POST /api/collections/:id/image/restore', { id }, { image }, mayBeBack)
}
