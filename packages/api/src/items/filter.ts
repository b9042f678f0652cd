import type { ItemFacetsQuery, ItemsQuery } from '@gallery/contract'
import { and, asc, desc, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import { dayInOrder, isOfDecade, isWithin } from '../db/decades.ts'
import { itsPicture } from '../summaries/items.columns.ts'
import { artists } from '../tables/artists.table.ts'
import { isInEnglishState } from '../tables/englishState.ts'
import { itemArtists, itemFiles, items, itemTags, tags } from '../tables/items.table.ts'
import { leaves } from '../tables/leaves.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { contains, isAmong, type Nearness, nearnessTo, searchedWords } from '../tables/search.ts'
import { isInShownArchive, isShownItem } from '../tables/shown.ts'

/** What visitors may narrow the list of items to. */
export type PublicFilter = Partial<ItemFacetsQuery> & Pick<ItemsQuery, 'query'>

/** What the panel may narrow it to. */
export type PanelFilter = PublicFilter & Pick<ItemsQuery, 'public' | 'active' | 'image' | 'english'>

/** The items that visitors see. */
export function publicCondition(filter: PublicFilter): SQL | undefined {
  return and(isShownItem, isInShownArchive, ...narrowings(filter))
}

/** The items that the gallery sees: all but those in the bin. */
export function panelCondition(filter: PanelFilter): SQL | undefined {
  return and(isNull(items.deleted_at), ...panelNarrowings(filter))
}

function panelNarrowings(filter: PanelFilter): (SQL | undefined)[] {
  const { active, image, english } = filter
  return [
    filter.public === undefined ? undefined : eq(items.public, filter.public),
    active === undefined ? undefined : eq(items.active, active),
    image === undefined ? undefined : image ? hasPicture : not(hasPicture),
    english === undefined ? undefined : isInEnglishState(items, english),
    ...narrowings(filter),
  ]
}

function narrowings(filter: PublicFilter): (SQL | undefined)[] {
  return [...Object.values(isChosen(filter)), isAsked(filter)]
}

/** What is searched in, and for what: the item's own texts, its tags and the names of its artists are searched as one. */
export function isAsked({
  query,
  archive,
  from,
  to,
}: Pick<PublicFilter, 'query' | 'archive' | 'from' | 'to'>): SQL | undefined {
  return and(
    archive === undefined ? undefined : isInArchive(archive),
    isWithin(items, from, to),
    ...searchedWords(query).map(holds)
  )
}

/** Of fewer letters the texts that are read hold nearly every word, and no index finds them. */
const shortestRead = 3

/** Whether an item has a word: in its own texts, or in what is read of its files. */
function holds(word: string): SQL {
  if ([...word].length < shortestRead) return contains(items.search, word)
  return isAmong(
    items.id,
    sql`select ${items.id} from ${items} where ${contains(items.search, word)}`,
    sql`select ${itemFiles.item_id} from ${itemFiles}
      where ${itemFiles.deleted_at} is null and ${contains(itemFiles.search, word)}`,
    sql`select ${itemFiles.item_id} from ${leaves} join ${itemFiles} on ${itemFiles.file} = ${leaves.file}
      where ${itemFiles.deleted_at} is null and ${contains(leaves.search, word)}`
  )
}

/** What the items of the chosen values of each facet are; undefined where none is chosen. */
export function isChosen({ artist, technique_is, kind, decade, place, tag }: Partial<ItemFacetsQuery>) {
  return {
    artist: artist === undefined ? undefined : isOf(artist),
    technique_is: technique_is === undefined ? undefined : eq(items.technique, technique_is),
    kind: kind === undefined ? undefined : inArray(items.kind, kindsOf(kind)),
    decade: isOfDecade(items, decade),
    place: place === undefined ? undefined : eq(items.place, place),
    tag: tag === undefined ? undefined : isTagged(tag),
  }
}

/** Whether anything but the archive narrows a visitor's list, so that the database does not keep how many there are. */
export function isNarrowed(filter: PublicFilter): boolean {
  return narrowings({ ...filter, archive: undefined }).some((condition) => condition !== undefined)
}

/** The same of the panel's list. */
export function isPanelNarrowed(filter: PanelFilter): boolean {
  return panelNarrowings({ ...filter, archive: undefined }).some((condition) => condition !== undefined)
}

/** How near items are to the words of a list that is in no order of its own. */
export function nearnessOf({ query, sort }: Pick<ItemsQuery, 'query' | 'sort'>): Nearness | undefined {
  if (sort !== undefined) return undefined
  const texts = [items.subtitle_es, items.subtitle_en, items.names]
  return nearnessTo(query, { table: items, id: items.id, search: items.search, code: items.code, texts })
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

/** YouTube's and Vimeo's are videos too. */
function kindsOf(kind: NonNullable<ItemsQuery['kind']>) {
  return kind === 'video' ? (['video', 'youtube', 'vimeo'] as const) : [kind]
}

/** Newest first, as lists show items. */
export const newestFirst = [desc(items.id)]

/** What the names of artists are sorted by, as {@link orderedBy} joins them. */
const byArtist = sql.raw('first_artists.name')
const byDay = dayInOrder(items)
const byTitle = sql`fold(${items.subtitle_es})`
const orders: Readonly<Record<NonNullable<ItemsQuery['sort']>, SQL[]>> = {
  title: [asc(byTitle), asc(items.id)],
  '-title': [desc(byTitle), desc(items.id)],
  artist: [sql`${byArtist} asc nulls last`, asc(items.id)],
  '-artist': [sql`${byArtist} desc nulls last`, desc(items.id)],
  year: [sql`${byDay} asc nulls last`, asc(items.id)],
  '-year': [sql`${byDay} desc nulls last`, desc(items.id)],
  code: [asc(items.code), asc(items.id)],
  '-code': [desc(items.code), desc(items.id)],
  '-id': newestFirst,
}

/** The orders that visitors may ask for: codes are the gallery's. */
const publicSorts: readonly ItemsQuery['sort'][] = ['title', '-title', 'artist', '-artist', 'year', '-year']

/** The order of a visitor's list; undefined where none of theirs is asked for. */
export function publicSortOf(sort: ItemsQuery['sort']): ItemsQuery['sort'] {
  return publicSorts.find((each) => each === sort)
}

/** The order that is asked for, by default newest first. */
export function orderOf(sort: ItemsQuery['sort']): SQL[] {
  return sort === undefined ? newestFirst : orders[sort]
}

/**
 * The items with what their order needs. Each name is folded once, not once for each item; joining what does not order
 * would have all artists read.
 */
export function orderedBy(sort: ItemsQuery['sort']): SQL {
  if (sort !== 'artist' && sort !== '-artist') return sql`${items}`
  return sql`${items} left join (
    select ${itemArtists.item_id} as item_id, min(named.name) as name
    from ${itemArtists} join (
      select ${artists.id} as id, fold(coalesce(nullif(${artists.last_name}, ''), ${artists.display})) as name
      from ${artists} where ${artists.deleted_at} is null
    ) named on named.id = ${itemArtists.artist_id}
    group by ${itemArtists.item_id}
  ) first_artists on first_artists.item_id = ${items.id}`
}
