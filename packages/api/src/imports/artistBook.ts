import type { ImportRules } from '@gallery/contract'
import { type LifeYears, lifeYears } from '@gallery/contract/lifeYears'
import { isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { artists } from '../tables/artists.table.ts'
import { folded } from './cells/words.ts'
import type { Reason } from './faults.ts'
import type { ArtistRef, NewArtist } from './judged.ts'
import { agree, hasYears } from './names/lifeYears.ts'
import { lastNameKey, nameKey, readName } from './names/personName.ts'
import { type NewArtists, newArtists } from './newArtists.ts'

/** What is known of an artist: the name and when they lived. */
export type Known = { id: number; display: string; last_name: string; dates_es: string; dates_en: string }

/** Every artist by every way of writing the name, to find them by. */
export type ArtistBook = {
  /** Who is meant by a name, or why nobody can tell. Somebody new stays the same throughout a file. */
  find(name: string, rules: ImportRules): ArtistRef | Reason
  /** The one who is meant by a name beyond doubt; null where there is none, or several. */
  sure(name: string): Known | null
  /** Those who are called so, and lived then. */
  named(name: string, years: LifeYears): Known[]
  /** Those who are called as somebody new is to be, and may have lived then. */
  namesakes(artist: Pick<NewArtist, 'name' | 'dates'>): number[]
  /** Who may be meant by a name, where more than one or only the last name fits; the one who was chosen comes too. */
  candidates(name: string, chosen: number | null): Known[]
  /** The artist of that id, if there is one. */
  byId(id: number): Known | undefined
}

/** The columns of an artist that tell who it is. */
export const knownColumns = {
  id: artists.id,
  display: artists.display,
  last_name: artists.last_name,
  dates_es: artists.dates_es,
  dates_en: artists.dates_en,
}

/** Reads the names of all artists. */
export async function openArtistBook(db: Db): Promise<ArtistBook> {
  return artistBook(await db.select(knownColumns).from(artists).where(isNull(artists.deleted_at)))
}

/**
 * Finds artists by name, whatever its accents, case, order and small words. Years that a name says and those of an artist
 * have to agree. Nothing is guessed: two who are called the same, or a last name alone, have to be chosen.
 */
function artistBook(known: readonly Known[]): ArtistBook {
  const byName = group(known, nameForms)
  const byLastName = group(known, lastNames)
  const byId = new Map(known.map((artist) => [artist.id, artist]))
  const fresh: NewArtists = newArtists()

  return {
    find(name, rules): ArtistRef | Reason {
      const chosen = rules.choices[name]
      if (chosen !== undefined && chosen !== 0) {
        return byId.has(chosen) ? { id: chosen } : { id: 'import.reason.artistUnknown', values: { name } }
      }
      if (chosen === undefined) {
        const only = sure(name)
        if (only) return { id: only.id }
        const candidates = alike(name)
        if (candidates.length > 0) return mayBe(name, candidates)
        if (rules.artists === 'match') return { id: 'import.reason.artistUnknown', values: { name } }
      }
      const person = readName(name, rules.names)
      const { length } = person.display
      if (length > 200) return { id: 'import.reason.tooLong', values: { max: 200, length } }
      const artist = fresh.take(nameKey(name), person)
      const beside = namesakes(artist)
      return beside.length > 0 ? { ...artist, beside } : artist
    },
    sure,
    named,
    namesakes,
    candidates(name, chosen) {
      const found = alike(name)
      const isThere = chosen === null || found.some(({ id }) => id === chosen)
      return isThere ? found : [...found, ...known.filter(({ id }) => id === chosen)]
    },
    byId: (id) => byId.get(id),
  }

  function sure(name: string): Known | null {
    const [only, ...others] = named(name, yearsOf(name))
    return only && others.length === 0 ? only : null
  }

  /** Of several the one whose years are the same, or whose name is written the same, says it better. */
  function named(name: string, years: LifeYears): Known[] {
    const called = (byName.get(nameKey(name)) ?? []).filter((artist) => agree(yearsOfArtist(artist), years))
    const ofThen = hasYears(years) ? called.filter((artist) => hasYears(yearsOfArtist(artist))) : []
    const left = ofThen.length > 0 ? ofThen : called
    const written = left.filter(({ display }) => folded(display) === folded(name))
    return written.length > 0 ? written : left
  }

  function namesakes({ name, dates = '' }: Pick<NewArtist, 'name' | 'dates'>): number[] {
    return named(name, lifeYears(dates)).map(({ id }) => id)
  }

  function alike(name: string): Known[] {
    const years = yearsOf(name)
    const called = named(name, years)
    if (called.length > 0) return called
    return (byLastName.get(lastNameKey(name)) ?? []).filter((artist) => agree(yearsOfArtist(artist), years))
  }
}

/** Whether a cell may mean an artist by a name: written in any order, and of the same years. */
export function isCalled(artist: Known, name: string): boolean {
  return nameForms(artist).includes(nameKey(name)) && agree(yearsOfArtist(artist), yearsOf(name))
}

/** That somebody has to choose who is meant by a name. */
export function mayBe(name: string, candidates: readonly Known[]): Reason {
  const names = candidates.map(({ id, display }) => `${display} (${id})`).join(', ')
  return { id: 'import.reason.artistAmbiguous', values: { name, names } }
}

/** Whether that is a reason, not an artist. */
export function isReason(found: ArtistRef | Reason): found is Reason {
  return 'id' in found && typeof found.id === 'string'
}

function yearsOf(name: string): LifeYears {
  return lifeYears(readName(name, 'as_written').dates)
}

function yearsOfArtist({ display, dates_es, dates_en }: Known): LifeYears {
  return lifeYears(dates_es || dates_en || readName(display, 'as_written').dates)
}

/** The ways in which a name is written: `Lajos Szalay`, or without a comma `Szalay Lajos`. */
function nameForms({ display, last_name }: Known): string[] {
  const name = nameKey(display)
  const last = lastNameKey(last_name) || (name.split(' ').at(-1) ?? '')
  const first = name.endsWith(` ${last}`) ? name.slice(0, -last.length - 1) : ''
  return first === '' ? [name] : [...new Set([name, `${last} ${first}`])]
}

function lastNames({ display, last_name }: Known): string[] {
  const alone = lastNameKey(display)
  return [...new Set([lastNameKey(last_name), ...(alone.includes(' ') ? [] : [alone])])]
}

function group(known: readonly Known[], keysOf: (artist: Known) => readonly string[]): Map<string, Known[]> {
  const groups = new Map<string, Known[]>()
  for (const artist of known) {
    for (const key of keysOf(artist)) {
      const members = groups.get(key)
      if (key === '') continue
      if (members) members.push(artist)
      else groups.set(key, [artist])
    }
  }
  return groups
}
