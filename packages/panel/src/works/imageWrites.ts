import { Failure, send } from '@gallery/client'
import { one, WorkDetail, type WorkDetailAnswer } from '@gallery/contract'
import type { UploadContext } from '@gallery/ui/admin'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'
import { describedImages, descriptionsOf } from './imageDescriptions.ts'

/** Adds a picture to a work, at the end. @throws Failure with the server's sentence. */
export function addImage(id: number, file: File, context: UploadContext): Promise<WorkDetailAnswer> {
  return uploadFile('POST /api/works/:id/images', { id }, file, context)
}

/** Puts the pictures of a work into an order. @throws Failure */
export function orderImages(work: number, ids: readonly number[]): Promise<WorkDetailAnswer> {
  return send('PATCH /api/works/:id/images', { id: work }, { images: ids.map((id) => ({ id })) })
}

/** Shows or hides a picture of a work, wherever it stands by then. @throws Failure */
export function showImage(work: number, id: number, shown: boolean): Promise<WorkDetailAnswer> {
  const images = [{ id, public: shown }]
  return send('PATCH /api/works/:id/images', { id: work }, { images, order: false })
}

/** Takes a picture off a work. @throws Failure */
export function removeImage(id: number, image: number): Promise<WorkDetailAnswer> {
  return send('DELETE /api/works/:id/images/:image', { id, image })
}

/** Hangs a picture that was taken off a work where it was. @throws Failure */
export function restoreImage(id: number, image: number): Promise<WorkDetailAnswer> {
  return send('POST /api/works/:id/images/:image/restore', { id, image }, undefined, mayBeBack)
}

/**
 * Saves what has changed of what is written under the pictures of a work.
 *
 * @param start `updated_at` of the state that the change started from; `onStale` hears of a newer one
 * @throws Failure; of a stale one the body's `data` is the flat record that the form edits.
 */
export async function describeImages(
  work: WorkDetail,
  change: Readonly<Record<string, string | undefined>>,
  start: { updated_at: string | undefined; onStale: (newer: WorkDetail) => void }
): Promise<WorkDetail> {
  const { updated_at, onStale } = start
  const body = { images: describedImages(work, change), updated_at }
  try {
    const { data } = await send('PATCH /api/works/:id/images', { id: work.id }, body, shownByRecords)
    return data
  } catch (error) {
    const stale = error instanceof Failure ? one(WorkDetail).loose().safeParse(error.body) : undefined
    if (!(error instanceof Failure) || !stale?.success) throw error
    onStale(stale.data.data)
    throw new Failure(error.status, error.message, error.errors, {
      ...stale.data,
      data: descriptionsOf(stale.data.data),
    })
  }
}
