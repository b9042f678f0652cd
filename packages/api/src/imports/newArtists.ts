import { type LifeYears, lifeYears } from '@gallery/contract/lifeYears'
import type { NewArtist } from './judged.ts'
import { agree, hasYears } from './names/lifeYears.ts'
import type { PersonName } from './names/personName.ts'

/** The artists that a file would make, each once. */
export type NewArtists = {
  /** The one of a name and its years, who is made up when the name comes first. `key` is what is the same of the name. */
  take(key: string, person: PersonName): NewArtist
}

type Made = { key: string; display: string; years: LifeYears }

/** Keeps those who are new in a file apart: the same name with other years is somebody else. */
export function newArtists(): NewArtists {
  const byName = new Map<string, Made[]>()
  return {
    take(name, { display, last_name, dates }) {
      const years = lifeYears(dates)
      const made = byName.get(name) ?? []
      byName.set(name, made)
      const artist = chosen(made, years) ?? add(made, name, display)
      if (!hasYears(artist.years)) artist.years = years
      return { name: artist.display, last_name, dates, key: artist.key }
    },
  }
}

/** Of several who lived then, the one of whom no years are said. */
function chosen(made: readonly Made[], years: LifeYears): Made | undefined {
  const fitting = made.filter((each) => agree(each.years, years))
  const [only, ...others] = fitting
  if (others.length === 0) return only
  const sameYears = hasYears(years)
  return fitting.find((each) => hasYears(each.years) === sameYears)
}

function add(made: Made[], name: string, display: string): Made {
  const key = made.length === 0 ? name : `${name} ${made.length + 1}`
  const artist = { key, display, years: lifeYears('') }
  made.push(artist)
  return artist
}
