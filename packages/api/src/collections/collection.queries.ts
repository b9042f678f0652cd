import type { Collection, CollectionDetail, IdOrHash, SharedCollection } from '@gallery/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { countPeople } from '../rooms/people.queries.ts'
import { findShowing } from '../rooms/showing.queries.ts'
import { pricesOf, shownInRoom } from '../rooms/shown.ts'
import { findStandings, type Standing } from '../rooms/standing.ts'
import { isWatching } from '../rooms/watching.ts'
import { type Opened, openCollection } from '../secretLinks.ts'
import { worksOfCollection, worksOfRoom } from '../summaries/workLists.ts'
import { findWorkSummaries } from '../summaries/works.queries.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { authorOf } from '../tables/fullName.ts'
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
 * A collection for whoever holds a link to it: a private room as it shows its works, hidden ones too, or a public
 * collection as it is on the site. Its `link` is the one by which it was asked for: who has one of their own learns no
 * other. @throws Refused 404, also for a room that is closed and for a link that is revoked.
 */
export async function findSharedCollection(
  db: Db,
  link: string,
  { now, zone }: { now: Date; zone: string }
): Promise<{ collection: SharedCollection; opened: Opened }> {
  const opened = await openCollection(db, link, now)
  if (opened.public) return { collection: await findPublicCollection(db, opened.id), opened }
  const row = await findRow(db, eq(collections.id, opened.id))
  const showing = await findShowing(db, row.id)
  const contentsOf = await findContents(db, [row.id], roomView)
  const works = await findWorkSummaries(db, worksOfRoom(row.id, { gone: true }))
  const standings = await findStandings(db, row.id, now)
  const { person } = opened
  const collection = {
    ...row,
    ...contentsOf(row.id),
    link,
    works: works.map((work) => shownInRoom(work, standings.get(work.id), showing, zone)),
    open_until: row.open_until?.toISOString() ?? null,
    room: {
      prices: pricesOf(showing, { now, zone }),
      sections: [...showing.sections],
      to: person?.name ?? '',
      note: showing.shows.note ? (person?.note ?? '') : '',
      watched: person !== null && showing.watched && (await isWatching(db)),
    },
  }
  return { collection, opened }
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
      creator: authorOf(creator),
      updated_at: collections.updated_at,
      changer: authorOf(changer),
    })
    .from(collections)
    .leftJoin(creator, eq(creator.id, collections.created_by))
    .leftJoin(changer, eq(changer.id, collections.updated_by))
    .where(eq(collections.id, row.id))
  if (!facts) throw notFound()
  const { priced_at, sections, ...showing } = await findShowing(db, row.id)
  const contentsOf = await findContents(db, [row.id], panelView)
  return {
    ...row,
    ...contentsOf(row.id),
    works: await findPanelWorks(db, row.id, now),
    ...showing,
    priced_at: priced_at?.toISOString() ?? null,
    sections: [...sections],
    people: await countPeople(db, row.id),
    recipient: facts.recipient,
    opened: facts.opened,
    opened_at: facts.opened_at?.toISOString() ?? null,
    open_until: row.open_until?.toISOString() ?? null,
    created_at: facts.created_at.toISOString(),
    created_by: facts.creator,
    updated_at: facts.updated_at.toISOString(),
    updated_by: facts.changer,
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
  const standings = await findStandings(db, id, now)
  return summaries.map((work) => {
    const { kept_at = null, ...standing } = standings.get(work.id) ?? unplaced
    return {
      ...{ public: false, code: '', cover: false },
      ...rest.get(work.id),
      ...work,
      hold: held.get(work.id) ?? null,
      ...standing,
      kept_at: kept_at?.toISOString() ?? null,
    }
  })
}

const unplaced: Standing = { section: null, state: 'free', price: null, kept: null, kept_at: null }

function isNamed(key: IdOrHash): SQL {
  return typeof key === 'number' ? eq(collections.id, key) : eq(collections.link, key)
}
