import {
  type IdOrHash,
  rightsFields,
  shownWorkFields,
  type Work,
  type WorkAnswer,
  type WorkDetailAnswer,
  workFields,
} from '@gallery/contract'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { houseRightsColumn, houseRightsIn } from '../readHouseRights.ts'
import { withRights } from '../summaries/rights.queries.ts'
import { findImages } from '../summaries/workImages.queries.ts'
import { type WorkList, worksOfArtist } from '../summaries/workLists.ts'
import { itsArtist, summaryColumns } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { authorOf } from '../tables/fullName.ts'
import { isPublicWork } from '../tables/shown.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'
import { findMovements, findSold } from './movements.queries.ts'
import { findNeighbours } from './neighbours.queries.ts'

const pageColumns = {
  ...summaryColumns,
  ...columnsOf(works, shownWorkFields),
  ...columnsOf(works, rightsFields),
}

/** A public work with its neighbours on the artist's page. @throws Refused 404 when there is none to be seen. */
export async function findPublicWork(db: Db, key: IdOrHash): Promise<WorkAnswer> {
  const work = await findWork(db, and(isNamed(key), isPublicWork))
  return { data: work, neighbours: await neighboursOf(db, work) }
}

/**
 * A work that somebody opens by its secret link, hidden or not. It stands alone: the link opens no other.
 *
 * @throws Refused 404
 */
export async function findSharedWork(db: Db, secretLink: string): Promise<WorkAnswer> {
  const work = await findWork(db, and(eq(works.secret_link, secretLink), isNull(works.deleted_at)))
  return { data: work, neighbours: null }
}

/** A work of a list with its neighbours there. @throws Refused 404 when the list has no such work. */
export async function findListedWork(db: Db, key: IdOrHash, list: WorkList): Promise<WorkAnswer> {
  const work = await findWork(db, and(isNamed(key), list.where))
  return { data: work, neighbours: await findNeighbours(db, work.id, list) }
}

/** A work with all that the gallery knows of it. @throws Refused 404 for an unknown one or one in the bin. */
export async function findWorkDetail(db: Db, key: IdOrHash): Promise<WorkDetailAnswer> {
  const creator = alias(users, 'creator')
  const changer = alias(users, 'changer')
  const [found] = await db
    .select({
      ...pageColumns,
      ...columnsOf(works, workFields),
      secretLink: works.secret_link,
      created_at: works.created_at,
      creator: authorOf(creator),
      updated_at: works.updated_at,
      changer: authorOf(changer),
      house: houseRightsColumn,
    })
    .from(works)
    .leftJoin(artists, itsArtist)
    .leftJoin(creator, eq(creator.id, works.created_by))
    .leftJoin(changer, eq(changer.id, works.updated_by))
    .where(and(isNamed(key), isNull(works.deleted_at)))
  if (!found) throw notFound()
  const { house, ...row } = found
  const { record, images } = withRights(row, await findImages(db, row.id, true), houseRightsIn(house))
  const movements = await findMovements(db, row.id)
  const { creator: created, changer: changed, ...work } = record
  const data = {
    ...work,
    img: images[0] ?? null,
    public_images: images.filter((image) => image.public),
    images,
    movements,
    last_movement: movements.find((movement) => movement.struck_at === null) ?? null,
    sold: (await findSold(db, [row.id])).has(row.id),
    collections: await findCollectionsOf(db, row.id),
    created_at: row.created_at.toISOString(),
    created_by: created,
    updated_at: row.updated_at.toISOString(),
    updated_by: changed,
  }
  return { data, neighbours: await neighboursOf(db, row) }
}

async function findWork(db: Db, where: SQL | undefined): Promise<Work> {
  const [row] = await db
    .select({ ...pageColumns, house: houseRightsColumn })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(where)
  if (!row) throw notFound()
  const { house, ...work } = row
  const { record, images } = withRights(work, await findImages(db, work.id, false), houseRightsIn(house))
  return { ...record, img: images[0] ?? null, public_images: images }
}

function isNamed(key: IdOrHash): SQL {
  return typeof key === 'number' ? eq(works.id, key) : eq(works.hash, key)
}

async function neighboursOf(db: Db, work: Pick<Work, 'id' | 'artist'>) {
  return work.artist === null ? null : findNeighbours(db, work.id, worksOfArtist(work.artist.id))
}

async function findCollectionsOf(db: Db, workId: number): Promise<WorkDetailAnswer['data']['collections']> {
  return db
    .select({
      id: collections.id,
      link: collections.link,
      title_es: collections.title_es,
      public: collections.public,
    })
    .from(collectionWorks)
    .innerJoin(collections, eq(collections.id, collectionWorks.collection_id))
    .where(and(eq(collectionWorks.work_id, workId), isNull(collections.deleted_at)))
    .orderBy(asc(collections.id))
}
