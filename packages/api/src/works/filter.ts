import type { WorksQuery } from '@gallery/contract'
import { and, asc, desc, eq, exists, isNull, not, type SQL, sql } from 'drizzle-orm'
import { artists } from '../artists/artists.table.ts'
import { collectionWorks } from '../collections/collections.table.ts'
import type { Db } from '../db/db.ts'
import { contains, wordsOf } from '../db/search.ts'
import { isPublic, newestFirst } from './summaries.queries.ts'
import { movements, workImages, works } from './works.table.ts'

/** What anybody may narrow a list of works to. */
export type PublicFilter = Pick<WorksQuery, 'query' | 'artist'>

/** What the panel narrows its list to, beside that. */
export type PanelFilter = PublicFilter &
  Pick<WorksQuery, 'public' | 'status' | 'collection' | 'image' | 'missing' | 'sort'>

/** The works that visitors find. */
export function publicCondition(filter: PublicFilter): SQL | undefined {
  return and(isPublic, ...narrowings(filter))
}

/** The works that the panel finds, hidden ones among them. */
export function panelCondition(db: Db, filter: PanelFilter): SQL | undefined {
  const { status, collection, image, missing } = filter
  return and(
    isNull(works.deleted_at),
    ...narrowings(filter),
    filter.public === undefined ? undefined : eq(works.public, filter.public),
    status === undefined ? undefined : sql`${lastStatus} = ${status}`,
    collection === undefined ? undefined : isInCollection(db, collection),
    image === undefined ? undefined : image ? hasImage(db) : not(hasImage(db)),
    missing === undefined ? undefined : lacksEnglish
  )
}

const title = sql`fold(${works.title_es})`
const artist = sql`fold(coalesce(nullif(${artists.last_name}, ''), ${artists.display}))`

/** The orders of the panel; equals come newest first. */
const orders: Record<NonNullable<WorksQuery['sort']>, SQL[]> = {
  '-id': [],
  title: [asc(title)],
  '-title': [desc(title)],
  artist: [sql`${artist} asc nulls last`],
  '-artist': [sql`${artist} desc nulls last`],
  year: [sql`${works.year} asc nulls last`],
  '-year': [sql`${works.year} desc nulls last`],
  code: [asc(works.code)],
  '-code': [desc(works.code)],
}

/** The order that the panel asks for, by default newest first. */
export function orderOf(sort: WorksQuery['sort']): SQL[] {
  return [...orders[sort ?? '-id'], ...newestFirst]
}

/** Every word stands in the work's own texts or in the name of its artist, which are searched as one. */
function narrowings({ query, artist }: PublicFilter): (SQL | undefined)[] {
  return [
    ...wordsOf(query).map((word) => contains(works.search, word)),
    artist === undefined ? undefined : eq(works.artist_id, artist),
  ]
}

const lastStatus = sql`(
  select ${movements.status} from ${movements} where ${movements.work_id} = ${works.id}
  order by ${movements.date} desc, ${movements.id} desc limit 1
)`

function isInCollection(db: Db, collection: number): SQL {
  const rows = db
    .select({ id: collectionWorks.work_id })
    .from(collectionWorks)
    .where(and(eq(collectionWorks.work_id, works.id), eq(collectionWorks.collection_id, collection)))
  return exists(rows)
}

function hasImage(db: Db): SQL {
  const rows = db
    .select({ id: workImages.id })
    .from(workImages)
    .where(and(eq(workImages.work_id, works.id), isNull(workImages.deleted_at)))
  return exists(rows)
}

/** A text that is there in Spanish and not in English. */
const lacksEnglish = sql`(
  ${works.title_en} = ''
  or (${works.type} <> '' and ${works.type_en} = '')
  or (${works.technique} <> '' and ${works.technique_en} = '')
  or (${works.description_es} <> '' and ${works.description_en} = '')
  or (${works.reproduced_es} <> '' and ${works.reproduced_en} = '')
  or (${works.exposed_es} <> '' and ${works.exposed_en} = '')
  or (${works.cited_es} <> '' and ${works.cited_en} = '')
)`
