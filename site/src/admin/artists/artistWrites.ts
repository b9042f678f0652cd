import type { Artist, ArtistChange, ArtistDetail, ArtistDetailAnswer, ArtistForm } from '@gallery/contract'
import { send } from '../../data/send.ts'
import { shownByRecords } from '../record/refusedAs.ts'
import { bringBack } from '../undo/bringBack.ts'
import { uploadFile } from '../upload/uploadFile.ts'

/** What a write to an artist changes elsewhere: the artists, all that names them, and the counts of the panel. */
export const artistPaths = [
  '/api/artists',
  '/api/works',
  '/api/events',
  '/api/items',
  '/api/archives',
  '/api/collections',
  '/api/panel',
] as const

/** Adds an artist. @throws Failure */
export async function createArtist(form: Partial<ArtistForm>): Promise<ArtistDetail> {
  const { data } = await send<ArtistDetailAnswer>('POST', '/api/artists', form)
  return data
}

/** Saves what changed in an artist's form. @throws Failure */
export async function saveArtist(id: number, change: ArtistChange): Promise<ArtistDetail> {
  const { data } = await send<ArtistDetailAnswer>('PATCH', `/api/artists/${id}`, change, shownByRecords)
  return data
}

/** Gives all that hangs on an artist to another one, and puts the first into the bin. @throws Failure */
export function mergeArtists(from: Pick<Artist, 'id'>, into: Pick<Artist, 'id'>): Promise<unknown> {
  return send('POST', `/api/artists/${from.id}/merge`, { into: into.id })
}

/** Puts an artist into the bin. @throws Failure */
export function deleteArtist(id: number): Promise<unknown> {
  return send('DELETE', `/api/artists/${id}`)
}

/** Takes an artist out of the bin. @throws Failure */
export function restoreArtist(id: number): Promise<unknown> {
  return bringBack(`/api/artists/${id}`)
}

/** Gives an artist a picture. @throws Failure */
export function uploadArtistImage(
  id: number,
  file: File,
  onProgress: (sent: number) => void
): Promise<unknown> {
  return uploadFile<ArtistDetailAnswer>(`/api/artists/${id}/image`, file, { onProgress })
}

/** Takes that picture away. @throws Failure */
export function deleteArtistImage(id: number): Promise<unknown> {
  return send('DELETE', `/api/artists/${id}/image`)
}

/** Gives a former picture back. @throws Failure */
export function restoreArtistImage(id: number, image: string): Promise<unknown> {
  return bringBack(`/api/artists/${id}/image`, { image })
}
