import { send } from '@gallery/client'
import type { SlideRow, SlideRowAnswer, SlidesChange } from '@gallery/contract'
import type { UploadContext } from '@gallery/ui/admin'
import { acting } from '../acts/acts.ts'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'

/** Adds a slide at the end, hidden until somebody names and shows it. Its title is at first what the file is called. */
export function addSlide(file: File, context: UploadContext): Promise<SlideRowAnswer> {
  const title_es = titleOf(file.name)
  return uploadFile('POST /api/slides', {}, file, { ...context, fields: { title_es, active: 'false' } })
}

/** Gives a slide another picture. @throws Failure */
export function replacePicture(id: number, file: File): Promise<SlideRowAnswer> {
  return acting(() => uploadFile('POST /api/slides/:id/image', { id }, file))
}

/** Saves texts and order; the slides as they are afterwards. @throws Failure */
export async function saveSlides(change: SlidesChange): Promise<SlideRow[]> {
  const { data } = await send('PATCH /api/slides/all', {}, change, shownByRecords)
  return data
}

/** Puts a slide into the bin. @throws Failure */
export function deleteSlide(id: number): Promise<unknown> {
  return send('DELETE /api/slides/:id', { id })
}

/** Takes a slide out of the bin, to its place. @throws Failure */
export function restoreSlide(id: number): Promise<SlideRowAnswer> {
  return send('POST /api/slides/:id/restore', { id }, undefined, mayBeBack)
}

/** "sala2-tramas.jpg" as a title to begin with: "sala2 tramas". */
function titleOf(name: string): string {
  const words = name.replace(/\.[^.]*$/, '').replace(/[-_\s]+/g, ' ')
  return words.trim().slice(0, 200) || name.slice(0, 200)
}
