import { Failure, read, report, send, write } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { shownByRecords } from './refusedAs.ts'

/** An artist as a record's form names them. */
export interface NamedArtist {
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
  return keyOf(one) === keyOf(other)
}

interface SavingWithArtists<Saved> {
  /** What the record calls its artists: there a name stands that is refused. */
  field: string
  /** Saves the record with all of them, with the ids that they have then. @throws Failure */
  save: (artists: NamedArtist[]) => Promise<Saved>
  /** Called when somebody was added and is in the bin again, which the lists that are on the screen do not know. */
  onTakenBack: () => unknown
}

/**
 * Saves a record that names artists, and adds those who are new before that. Where the record is refused, whom this
 * saving added goes into the bin, and the next one takes them out again; who was there by that name stays. After a
 * failure that does not tell whether the record was saved they stay too: it may name them.
 *
 * @throws Failure
 */
export async function withNewArtists<Saved>(
  artists: readonly NamedArtist[],
  { field, save, onTakenBack }: SavingWithArtists<Saved>
): Promise<Saved> {
  const added: NamedArtist[] = []
  let sent = false
  try {
    const known = await allKnown(artists, field, added)
    sent = true
    return await save(known)
  } catch (error) {
    if (added.length > 0 && error instanceof Failure && (!sent || isRefusal(error))) {
      await Promise.all(added.map(takeBack))
      onTakenBack()
    }
    throw error
  }
}

/** Whether the server said no: what fails on the way, or within the server, may have been done all the same. */
function isRefusal({ status }: Failure): boolean {
  return status >= 400 && status < 500
}

/** All of them as the gallery knows them, each once; whom it did not know is put into `added`. */
async function allKnown(artists: readonly NamedArtist[], field: string, added: NamedArtist[]) {
  const all: NamedArtist[] = []
  // One after the other: of two with one name the second is the first.
  for (const artist of artists) {
    const known = isNewArtist(artist) ? await addedOnce(artist.display, field, added) : artist
    if (all.every(({ id }) => id !== known.id)) all.push(known)
  }
  return all
}

async function addedOnce(display: string, field: string, added: NamedArtist[]): Promise<NamedArtist> {
  const there = await found(display)
  if (there) return there
  const made = (await takenOut(display)) ?? (await add(display, field))
  added.push(made)
  return made
}

async function found(display: string): Promise<NamedArtist | undefined> {
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

/** Who was added and put into the bin again by this window, by name: a saving that is tried again leaves no second one. */
const binned = new Map<string, number>()

/** Quietly: why the record was refused is what somebody has to read now. */
async function takeBack({ id, display }: NamedArtist): Promise<void> {
  try {
    await write('DELETE /api/artists/:id', { id }, undefined)
    binned.set(keyOf(display), id)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}

async function takenOut(display: string): Promise<NamedArtist | undefined> {
  const id = binned.get(keyOf(display))
  if (id === undefined) return undefined
  try {
    const { data } = await send('POST /api/artists/:id/restore', { id }, undefined, { handles: [0, 404] })
    binned.delete(keyOf(display))
    return { id, display: data.display }
  } catch (error) {
    if (!(error instanceof Failure) || error.status !== 404) throw error
    // Somebody has deleted them for good since.
    binned.delete(keyOf(display))
    return undefined
  }
}

function keyOf(display: string): string {
  return display.trim().toLowerCase()
}
