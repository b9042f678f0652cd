import { dayRange, today, type WorkFacetsQuery, type WorkSort, type WorksQuery } from '@gallery/contract'
import { and, asc, desc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { dayInOrder, isOfDecade, isWithin } from '../db/decades.ts'
import { newestFirst } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { isInEnglishState } from '../tables/englishState.ts'
import { isStanding } from '../tables/lastLine.ts'
import { contains, type Nearness, nearnessTo, searchedWords } from '../tables/search.ts'
import { isPublicWork } from '../tables/shown.ts'
import { movements, workImages, works } from '../tables/works.table.ts'
import { isHeldWork } from '../workHolds/line.queries.ts'

/** What anybody may narrow a list of works to. */
export type PublicFilter = Partial<WorkFacetsQuery> & Pick<WorksQuery, 'query'>

/** What the panel narrows its list to, beside that. */
export type PanelFilter = PublicFilter &
  Pick<
    WorksQuery,
    'public' | 'status' | 'collection' | 'technique' | 'from' | 'to' | 'image' | 'hold' | 'english' | 'sort'
  > & {
    /** Now, and when the gallery's day ends: what is held, and until today. */
    time: ListTime
  }

/** The instants that a list of the panel asks about. */
export type ListTime = { now: Date; dayEnd: Date }

/** The time of a list that is read now, in the gallery's zone. */
export function listTime(now: Date, zone: string): ListTime {
  return { now, dayEnd: dayRange(today(now, zone), zone).end }
}

/** The works that visitors find. */
export function publicCondition(filter: PublicFilter): SQL | undefined {
  return and(isPublicWork, ...narrowings(filter))
}

/** The works that the panel finds, hidden ones among them. */
export function panelCondition(db: Db, filter: PanelFilter): SQL | undefined {
  const ofVisibility = filter.public === undefined ? undefined : eq(works.public, filter.public)
  return and(isNull(works.deleted_at), ofVisibility, ...panelNarrowings(db, filter))
}

/** What beside visibility the panel narrows its list to. */
function panelNarrowings(db: Db, filter: PanelFilter): (SQL | undefined)[] {
  const { status, collection, technique, from, to, image, hold, english } = filter
  return [
    ...narrowings(filter),
    status === undefined ? undefined : inArray(lastStatus, status),
    collection === undefined ? undefined : isInCollection(db, collection),
    ...searchedWords(technique ?? '').flatMap((word) => [
      contains(works.search, word),
      contains(techniques, word),
    ]),
    isWithin(works, from, to),
    image === undefined ? undefined : image ? hasImage(db) : not(hasImage(db)),
    hold === undefined ? undefined : isHeld(filter.time, hold === 'today'),
    english === undefined ? undefined : isInEnglishState(works, english),
  ]
}

/** Whether anything beside visibility narrows the panel's list, so that the database does not keep how many there are. */
export function isPanelNarrowed(db: Db, filter: PanelFilter): boolean {
  return panelNarrowings(db, filter).some((condition) => condition !== undefined)
}

const byDay = dayInOrder(works)
const title = sql`fold(${works.title_es})`
const artist = sql`fold(coalesce(nullif(${artists.last_name}, ''), ${artists.display}))`

/** The orders of the panel; equals come newest first. */
const orders: Record<WorkSort, SQL[]> = {
  '-id': [],
  title: [asc(title)],
  '-title': [desc(title)],
  artist: [sql`${artist} asc nulls last`],
  '-artist': [sql`${artist} desc nulls last`],
  year: [sql`${byDay} asc nulls last`],
  '-year': [sql`${byDay} desc nulls last`],
  code: [asc(works.code)],
  '-code': [desc(works.code)],
  updated: [asc(works.updated_at)],
  '-updated': [desc(works.updated_at)],
  price: [sql`${lastOf('currency')} asc nulls last`, sql`${lastOf('price')} asc nulls last`],
  '-price': [sql`${lastOf('currency')} asc nulls last`, sql`${lastOf('price')} desc nulls last`],
}

/** The order that the panel asks for, by default newest first. */
export function orderOf(sort: WorkSort | undefined): SQL[] {
  return [...orders[sort ?? '-id'], ...newestFirst]
}

/** The orders that visitors may ask for: the others tell of what they do not see. */
const publicSorts: readonly WorkSort[] = ['title', '-title', 'artist', '-artist', 'year', '-year']

/** The order of a visitor's list; undefined where none of theirs is asked for. */
export function publicSortOf(sort: WorkSort | undefined): WorkSort | undefined {
  return publicSorts.find((each) => each === sort)
}

/** Whether words are searched for or a value of some facet is chosen. */
export function isNarrowed(filter: PublicFilter): boolean {
  return narrowings(filter).some((condition) => condition !== undefined)
}

/** How near works are to the words of a list that is in no order of its own. */
export function nearnessOf({ query, sort }: Pick<WorksQuery, 'query' | 'sort'>): Nearness | undefined {
  if (sort !== undefined) return undefined
  const texts = [works.title_es, works.title_en, works.names]
  return nearnessTo(query, { table: works, id: works.id, search: works.search, code: works.code, texts })
}

function narrowings({ query, ...chosen }: PublicFilter): (SQL | undefined)[] {
  return [hasWords(query), ...Object.values(isChosen(chosen))]
}

/** Every word stands in the work's own texts or in the name of its artist, which are searched as one. */
export function hasWords(query: string): SQL | undefined {
  return and(...searchedWords(query).map((word) => contains(works.search, word)))
}

/** What the works of the chosen values of each facet are; undefined where none is chosen. */
export function isChosen({ artist, technique_is, type, decade }: Partial<WorkFacetsQuery>) {
  return {
    artist: artist === undefined ? undefined : eq(works.artist_id, artist),
    technique_is: technique_is === undefined ? undefined : eq(works.technique, technique_is),
    type: type === undefined ? undefined : eq(works.type, type),
    decade: isOfDecade(works, decade),
  }
}

/** The texts that a technique is found in. The index of `search`, which holds them too, narrows first. */
const techniques = sql`fold(${works.technique} || ' ' || ${works.technique_en})`
const lastStatus = lastOf('status')

/** What the last movement of a work says; null where there is none. A price without an amount counts as no price. */
function lastOf(column: 'status' | 'price' | 'currency'): SQL {
  const value =
    column === 'currency'
      ? sql`case when ${movements.price} is not null then ${movements.currency} end`
      : sql`${movements[column]}`
  return sql`(
    select ${value} from ${movements} where ${movements.work_id} = ${works.id} and ${isStanding}
    order by ${movements.date} desc, ${movements.id} desc limit 1
  )`
}

function isInCollection(db: Db, collection: number): SQL {
  const rows = db
    .select({ id: collectionWorks.work_id })
    .from(collectionWorks)
    .where(and(eq(collectionWorks.work_id, works.id), eq(collectionWorks.collection_id, collection)))
  return exists(rows)
}

/** A work with a picture, hidden or not. */
export function hasImage(db: Db): SQL {
  const rows = db
    .select({ id: workImages.id })
    .from(workImages)
    .where(and(eq(workImages.work_id, works.id), isNull(workImages.deleted_at)))
  return exists(rows)
}

/** A work that somebody has now; with `today` one whose hold ends before the day does. */
export function isHeld({ now, dayEnd }: ListTime, today: boolean): SQL {
  return isHeldWork(now, today ? dayEnd : undefined)
}
