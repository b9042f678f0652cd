import type { ArtistsAnswer } from '@gallery/contract'
import { count, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { artists } from '../tables/artists.table.ts'
import { initial, letterOf } from './letters.ts'
import { type ArtistsFilter, listArtists } from './list.queries.ts'

/** Names on a page, twenty rows of three. A gallery of no more shows all at once, others also lead by letters. */
const perPage = 60

/** The artists as the public grid shows them: all, or of a large gallery a page, with the letters to go on by. */
export async function listArtistGrid(
  db: Db,
  { page, ...filter }: ArtistsFilter & { page: number }
): Promise<ArtistsAnswer> {
  const letters = await countLetters(db)
  const all = letters.reduce((sum, { count }) => sum + count, 0)
  if (all > perPage) {
    const { data, meta } = await listArtists(db, filter, { page, per_page: perPage })
    return { data, meta: { ...meta, letters } }
  }
  const whole = await listArtists(db, filter, { page, per_page: perPage })
  return { ...whole, meta: { ...whole.meta, per_page: Math.max(1, whole.meta.total) } }
}

type Letters = NonNullable<ArtistsAnswer['meta']['letters']>

/** How many artists stand under each letter, in the order of the letters. One query. */
async function countLetters(db: Db): Promise<Letters> {
  const initials = await db
    .select({ initial, count: count() })
    .from(artists)
    .where(isNull(artists.deleted_at))
    .groupBy(initial)
  const counts = new Map<string, number>()
  for (const each of initials) {
    const letter = letterOf(each.initial)
    counts.set(letter, (counts.get(letter) ?? 0) + each.count)
  }
  return [...counts].map(([letter, count]) => ({ letter, count })).toSorted(byLetter)
}

/** As Unicode has them: Latin, Greek, Cyrillic, then the others, and last what is no letter. */
function byLetter(one: Letters[number], other: Letters[number]): number {
  return (one.letter.codePointAt(0) ?? 0) - (other.letter.codePointAt(0) ?? 0)
}
