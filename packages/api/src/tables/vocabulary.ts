import { and, isNull, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { artists } from './artists.table.ts'
import { events } from './events.table.ts'
import { items } from './items.table.ts'
import { isInShownArchive, isPublicWork, isShownEvent, isShownItem } from './shown.ts'
import { works } from './works.table.ts'

/** Records whose texts have the words that somebody may have meant. */
export type Words = { table: PgTable; search: AnyPgColumn; where: SQL | undefined }

const names: Words = { table: artists, search: artists.search, where: isNull(artists.deleted_at) }

/** The words of each list, as visitors find them: a word that stands in hidden records alone is told to nobody. */
export const shownWords = {
  events: [{ table: events, search: events.search, where: isShownEvent }, names],
  works: [{ table: works, search: works.search, where: isPublicWork }],
  artists: [names],
  items: [{ table: items, search: items.search, where: and(isShownItem, isInShownArchive) }],
} satisfies Record<string, Words[]>

/** The words of each list as the gallery finds them. */
export const allWords = {
  events: [{ table: events, search: events.search, where: isNull(events.deleted_at) }, names],
  works: [{ table: works, search: works.search, where: isNull(works.deleted_at) }],
  items: [{ table: items, search: items.search, where: isNull(items.deleted_at) }],
} satisfies Record<string, Words[]>
