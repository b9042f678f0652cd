import type { Collection, CollectionDetail, IdOrHash } from '@gallery/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { openCollection } from '../secretLinks.ts'
import { worksOfCollection } from '../summaries/workLists.ts'
import { findWorkSummaries } from '../summaries/works.queries.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { authorOf, fullName } from '../tables/fullName.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isOnSite } from '../tables/shown.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'
import { findListedHolds } from '../workHolds/line.queries.ts'
import { findContents } from './contents.queries.ts'
import { itsPicture, summaryColumns } from './list.queries.ts'
import { type CollectionView, panelView, roomView, siteView } from './view.ts'

const creator = alias(users, 'creator')
const changer = alias(users, 'changer')

const pageColumns = {
  ...summaryColumns,
  description_es: collections.description_es,
  description_en: collections.description_en,
  open_until: collections.open_until,
  message: collections.message,
}

/** A collection that is on the site, with its public works in order. @throws Refused 404 */
export async function findPublicCollection(db: Db, key: IdOrHash): Promise<Collection> {
  const row = await findRow(db, and(isNamed(key), isOnSite))
  return { ...row, ...(await worksAndContents(db, row.id, siteView)), open_until: null, message: '' }
}

/**
 * A collection for whoever holds its link: a private room with all its works, hidden ones too, or a public collection
 * as it is on the site. @throws Refused 404, also for a room that is closed.
 */
export async function findSharedCollection(db: Db, link: string, now: Date): Promise<Collection> {
  const opened = await openCollection(db, link, now)
  if (opened.public) return findPublicCollection(db, opened.id)
  const row = await findRow(db, eq(collections.id, opened.id))
  return {
    ...row,
    ...(await worksAndContents(db, row.id, roomView)),
    open_until: row.open_until?.toISOString() ?? null,
  }
}

/** A collection with all that the gallery knows of it. @throws Refused 404 for an unknown one or one in the bin. */
export async function findCollectionDetail(db: Db, key: IdOrHash, now: Date): Promise<CollectionDetail> {
  const row = await findRow(db, and(isNamed(key), isNull(collections.deleted_at)))
  const [facts] = await db
    .select({
      recipient: collections.recipient,
      opened: collections.opened,
      opened_at: collections.opened_at,
      created_at: collections.created_at,
      creator: fullName(creator),
      updated_at: collections.updated_at,
      changer: fullName(changer),
    })
    .from(collections)
    .leftJoin(creator, eq(creator.id, collections.created_by))
    .leftJoin(changer, eq(changer.id, collections.updated_by))
    .where(eq(collections.id, row.id))
  if (!facts) throw notFound()
  const contentsOf = await findContents(db, [row.id], panelView)
  return {
    ...row,
    ...contentsOf(row.id),
    works: await findPanelWorks(db, row.id, now),
    recipient: facts.recipient,
    opened: facts.opened,
    opened_at: facts.opened_at?.toISOString() ?? null,
    open_until: row.open_until?.toISOString() ?? null,
    created_at: facts.created_at.toISOString(),
    created_by: authorOf(facts.creator),
    updated_at: facts.updated_at.toISOString(),
    updated_by: authorOf(facts.changer),
  }
}

async function findRow(db: Db, where: SQL | undefined) {
  const [row] = await db.select(pageColumns).from(collections).leftJoin(pictures, itsPicture).where(where)
  if (!row) throw notFound()
  return row
}

async function worksAndContents(db: Db, id: number, view: CollectionView) {
  const contentsOf = await findContents(db, [id], view)
  const list = worksOfCollection(id, view.hiddenWorks)
  return {
    ...contentsOf(id),
    works: await findWorkSummaries(db, { ...list, hidden: view.hiddenImages }),
  }
}

async function findPanelWorks(db: Db, id: number, now: Date): Promise<CollectionDetail['works']> {
  const summaries = await findWorkSummaries(db, { ...worksOfCollection(id, true), hidden: true })
  const rows = await db
    .select({ id: works.id, public: works.public, code: works.code, cover: collectionWorks.cover })
    .from(collectionWorks)
    .innerJoin(works, eq(works.id, collectionWorks.work_id))
    .where(eq(collectionWorks.collection_id, id))
  const rest = new Map(rows.map((row) => [row.id, row]))
  const held = await findListedHolds(
    db,
    rows.map((row) => row.id),
    now
  )
  return summaries.map((work) => ({
    ...{ public: false, code: '', cover: false },
    ...rest.get(work.id),
    ...work,
    hold: held.get(work.id) ?? null,
  }))
}

function isNamed(key: IdOrHash): SQL {
  return typeof key === 'number' ? eq(collections.id, key) : eq(collections.link, key)
}
