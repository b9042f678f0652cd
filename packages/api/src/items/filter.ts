import type { ItemsQuery } from '@gallery/contract'
import { and, asc, desc, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { contains, wordsOf } from '../db/search.ts'
import { pictures } from '../images/pictures.table.ts'
import { isInShownArchive, isShown, itsPicture } from './items.columns.ts'
import { itemArtists, itemFiles, items, itemTags, tags } from './items.table.ts'

/** What visitors may narrow the list of items to. */
export type PublicFilter = Pick<ItemsQuery, 'query' | 'kind' | 'archive'>

/** What the panel may narrow it to. */
export type PanelFilter = PublicFilter &
  Pick<ItemsQuery, 'public' | 'active' | 'image' | 'tag' | 'artist' | 'missing'>

/** The items that visitors see. */
export function publicCondition(filter: PublicFilter): SQL | undefined {
  return and(isShown, isInShownArchive, ...conditionsOf(filter))
}

/** The items that the gallery sees: all but those in the bin. */
export function panelCondition(filter: PanelFilter): SQL | undefined {
  const { active, image, tag, artist } = filter
  return and(
    isNull(items.deleted_at),
    filter.public === undefined ? undefined : eq(items.public, filter.public),
    active === undefined ? undefined : eq(items.active, active),
    image === undefined ? undefined : image ? hasPicture : not(hasPicture),
    tag === undefined ? undefined : isTagged(tag),
    artist === undefined ? undefined : isOf(artist),
    filter.missing === 'en' ? lacksEnglish : undefined,
    ...conditionsOf(filter)
  )
}

function conditionsOf({ query, kind, archive }: PublicFilter): (SQL | undefined)[] {
  return [
    kind === undefined ? undefined : inArray(items.kind, kindsOf(kind)),
    archive === undefined ? undefined : isInArchive(archive),
    // The item's own texts, its tags and the names of its artists are searched as one.
    ...wordsOf(query).map((word) => contains(items.search, word)),
  ]
}

function isInArchive(archive: NonNullable<ItemsQuery['archive']>): SQL {
  return archive === 'general' ? isNull(items.archive_id) : eq(items.archive_id, archive)
}

const hasPicture = sql`exists (
  select from ${itemFiles} join ${pictures} on ${itsPicture}
  where ${itemFiles.item_id} = ${items.id} and ${itemFiles.deleted_at} is null
)`

function isTagged(content: string): SQL {
  return sql`${items.id} in (
    select ${itemTags.item_id} from ${itemTags} join ${tags} on ${tags.id} = ${itemTags.tag_id}
    where ${tags.folded} = fold(${content})
  )`
}

function isOf(artist: number): SQL {
  return sql`${items.id} in (
    select ${itemArtists.item_id} from ${itemArtists} where ${itemArtists.artist_id} = ${artist}
  )`
}

/** YouTube's and Vimeo's are videos too (spec §3). */
function kindsOf(kind: NonNullable<ItemsQuery['kind']>) {
  return kind === 'video' ? (['video', 'youtube', 'vimeo'] as const) : [kind]
}

/** A text that is written in Spanish and not in English. */
const lacksEnglish = or(
  eq(items.subtitle_en, ''),
  and(ne(items.detail_es, ''), eq(items.detail_en, '')),
  and(ne(items.body_es, ''), eq(items.body_en, '')),
  and(ne(items.public_notes_es, ''), eq(items.public_notes_en, ''))
)

/** Newest first, as lists show items. */
export const newestFirst = [desc(items.id)]

const byTitle = sql`fold(${items.subtitle_es})`
const orders: Readonly<Record<NonNullable<ItemsQuery['sort']>, SQL[]>> = {
  title: [asc(byTitle), asc(items.id)],
  '-title': [desc(byTitle), desc(items.id)],
  year: [asc(items.year), asc(items.id)],
  '-year': [sql`${items.year} desc nulls last`, desc(items.id)],
  code: [asc(items.code), asc(items.id)],
  '-code': [desc(items.code), desc(items.id)],
  '-id': newestFirst,
}

/** The order that the panel asks for. */
export function orderOf(sort: ItemsQuery['sort']): SQL[] {
  return sort === undefined ? newestFirst : orders[sort]
}
