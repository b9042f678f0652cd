import { Failure, read, report, send } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { shownByRecords } from './refusedAs.ts'

/** An artist as a record's form names them. */
interface NamedArtist {
  id: number
  display: string
}

/**
 * Somebody whom the gallery does not know yet: visitors see every artist, so that one is added no sooner than the record
 * that names them is saved. Until then their id is below zero.
 */
export function newArtist(display: string, among: readonly NamedArtist[]): NamedArtist {
  return { id: Math.min(0, ...among.map(({ id }) => id)) - 1, display: display.trim() }
}

export function isNewArtist({ id }: Pick<NamedArtist, 'id'>): boolean {
  return id < 0
}

export function sameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/**
 * Adds those who are new, for the saving of a record: gives all of them with the ids that they have then. Who is there by
 * that name was added by a saving that went wrong afterwards, and is not added again.
 *
 * @param field what the record calls its artists: there a name stands that is refused
 * @throws Failure
 */
export async function addNewArtists(artists: readonly NamedArtist[], field: string): Promise<NamedArtist[]> {
  const added: NamedArtist[] = []
  // One after the other: of two with one name the second is the first.
  for (const artist of artists) {
    const known = isNewArtist(artist) ? await addedOnce(artist.display, field) : artist
    if (added.every(({ id }) => id !== known.id)) added.push(known)
  }
  return added
}

async function addedOnce(display: string, field: string): Promise<NamedArtist> {
  return (await known(display)) ?? (await add(display, field))
}

async function known(display: string): Promise<NamedArtist | undefined> {
  try {
    const { data } = await read(urlOf('/api/artists?list=1', { query: display }))
    return data.find((artist) => sameName(artist.display, display))
  } catch (error) {
    // That there is no connection the form says itself.
    if (error instanceof Failure && error.status !== 0) report(error)
    throw error
  }
}

async function add(display: string, field: string): Promise<NamedArtist> {
  const last_name = display.split(/\s+/).at(-1) ?? ''
  try {
    const { data } = await send('POST /api/artists', {}, { display, last_name }, shownByRecords)
    return { id: data.id, display: data.display }
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 422) throw error
    const { errors, status, message, body } = error
    throw new Failure(status, message, { [field]: Object.values(errors).flat() }, body)
  }
}
