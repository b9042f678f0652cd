import type { ImportRules } from '@gallery/contract'
import { isNull } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import type { Db } from '../db/db.ts'
import { folded } from './cells/words.ts'
import type { Reason } from './faults.ts'
import type { ArtistRef } from './judged.ts'

/** What is known of an artist's name. */
export type Known = { id: number; display: string; last_name: string }

/** Every artist by every way of writing the name, to find them by. */
export type ArtistBook = {
  /** Who is meant by a name, or why nobody can tell. */
  find(name: string, rules: ImportRules): ArtistRef | Reason
  /** Who may be meant by a name, where more than one or only the last name fits; the one who was chosen comes too. */
  candidates(name: string, chosen: number | null): Known[]
  /** Whether there is an artist with that id. */
  has(id: number): boolean
}

/** Reads the names of all artists. */
export async function openArtistBook(db: Db): Promise<ArtistBook> {
  const rows = await db
    .select({ id: artists.id, display: artists.display, last_name: artists.last_name })
    .from(artists)
    .where(isNull(artists.deleted_at))
  return artistBook(rows)
}

/**
 * Finds artists by name, whatever its accents and case, as it is shown or last name first. Nothing is guessed: two who
 * are called the same, or a last name alone, have to be chosen.
 */
function artistBook(known: readonly Known[]): ArtistBook {
  const byName = group(known, nameForms)
  const byLastName = group(known, ({ last_name }) => [folded(last_name)])
  const ids = new Set(known.map((artist) => artist.id))

  return {
    find(name, rules) {
      const chosen = rules.choices[name]
      if (chosen !== undefined) return chosenOf(chosen, name)
      const [only, ...others] = byName.get(folded(name)) ?? []
      if (only && others.length === 0) return { id: only.id }
      const candidates = alike(name)
      if (candidates.length > 0) {
        const names = candidates.map(({ id, display }) => `${display} (${id})`).join(', ')
        return { id: 'import.reason.artistAmbiguous', values: { name, names } }
      }
      if (rules.artists === 'match') return { id: 'import.reason.artistUnknown', values: { name } }
      if (name.length > 200) return { id: 'import.reason.tooLong', values: { max: 200, length: name.length } }
      return { name }
    },
    candidates(name, chosen) {
      const found = alike(name)
      const isThere = chosen === null || found.some(({ id }) => id === chosen)
      return isThere ? found : [...found, ...known.filter(({ id }) => id === chosen)]
    },
    has: (id) => ids.has(id),
  }

  function alike(name: string): Known[] {
    return byName.get(folded(name)) ?? byLastName.get(folded(name)) ?? []
  }

  function chosenOf(id: number, name: string): ArtistRef | Reason {
    if (id === 0) return { name }
    return ids.has(id) ? { id } : { id: 'import.reason.artistUnknown', values: { name } }
  }
}

/** Whether that is a reason, not an artist. */
export function isReason(found: ArtistRef | Reason): found is Reason {
  return 'id' in found && typeof found.id === 'string'
}

/** The ways in which a name is written: `Lajos Szalay`, `Szalay, Lajos`, `Szalay Lajos`. */
export function nameForms({ display, last_name }: Pick<Known, 'display' | 'last_name'>): string[] {
  const name = folded(display)
  const last = folded(last_name) || (name.split(' ').at(-1) ?? '')
  const first = name.endsWith(` ${last}`) ? name.slice(0, -last.length - 1) : ''
  return first === '' ? [name] : [...new Set([name, `${last}, ${first}`, `${last} ${first}`])]
}

function group(known: readonly Known[], keysOf: (artist: Known) => readonly string[]): Map<string, Known[]> {
  const groups = new Map<string, Known[]>()
  for (const artist of known) {
    for (const key of keysOf(artist)) {
      if (key !== '') groups.set(key, [...(groups.get(key) ?? []), artist])
    }
  }
  return groups
}
