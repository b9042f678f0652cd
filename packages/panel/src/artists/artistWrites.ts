import { send, shownByForms } from '@gallery/client'
import type { Artist, ArtistChange, ArtistDetail, SentTo } from '@gallery/contract'
import { shownByRecords } from '../record/refusedAs.ts'
import { mayBeBack } from '../undo/mayBeBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'

/** Adds an artist. @throws Failure */
export async function createArtist(form: SentTo<'POST /api/artists'>): Promise<ArtistDetail> {
  const { data } = await send('POST /api/artists', {}, form, shownByForms)
  return data
}

/** Saves what changed in an artist's form. @throws Failure */
export async function saveArtist(id: number, change: ArtistChange): Promise<ArtistDetail> {
  const { data } = await send('PATCH /api/artists/:id', { id }, change, shownByRecords)
  return data
}

/** Gives all that hangs on an artist to another one, and puts the first into the bin. @throws Failure */
export function mergeArtists(from: Pick<Artist, 'id'>, into: Pick<Artist, 'id'>): Promise<unknown> {
  return send('POST /api/artists/:id/merge', { id: from.id }, { into: into.id })
}

/** Puts an artist into the bin. @throws Failure */
export function deleteArtist(id: number): Promise<unknown> {
  return send('DELETE /api/artists/:id', { id })
}

/** Takes an artist out of the bin. @throws Failure */
export function restoreArtist(id: number): Promise<unknown> {
  return send('POST /api/artists/:id/restore', { id }, undefined, mayBeBack)
}

/** Gives an artist a picture. @throws Failure */
export function uploadArtistImage(
  id: number,
  file: File,
  onProgress: (sent: number) => void
): Promise<unknown> {
  return uploadFile('POST /api/artists/:id/image', { id }, file, { onProgress })
}

/** Takes that picture away. @throws Failure */
export function deleteArtistImage(id: number): Promise<unknown> {
  return send('DELETE /api/artists/:id/image', { id })
}

/** Gives a former picture back. @throws Failure */
export function restoreArtistImage(id: number, image: string): Promise<unknown> {
  return send('POST /api/artists/:id/image/restore', { id }, { image }, mayBeBack)
}
