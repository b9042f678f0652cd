import {
  type IdOrHash,
  type Item,
  type ItemDetail,
  itemFields,
  languages,
  type RightsWritten,
  rightsFields,
  shownItemFields,
} from '@gallery/contract'
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { findLeaves } from '../leaves/leaves.queries.ts'
import { readHouseRights } from '../readHouseRights.ts'
import { fileColumns, itsPicture } from '../summaries/items.columns.ts'
import { withRights } from '../summaries/rights.queries.ts'
import { archives } from '../tables/archives.table.ts'
import { authorOf } from '../tables/fullName.ts'
import { itemFiles, items, itemTags, tags } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { recordings } from '../tables/recordings.table.ts'
import { isInShownArchive, isShownItem } from '../tables/shown.ts'
import { users } from '../tables/users.table.ts'
import { summaryColumns, withParts } from './summaries.queries.ts'

const { artists: _shownArtists, tags: _shownTags, ...shownColumns } = shownItemFields
const { artists: _artists, tags: _tags, ...ownColumns } = itemFields

const columns = {
  ...summaryColumns,
  archive: { id: archives.id, title_es: archives.title_es, title_en: archives.title_en },
  ...columnsOf(items, shownColumns),
  ...columnsOf(items, rightsFields),
}

/** What is read of a file. */
const readColumns = {
  transcription_es: itemFiles.transcription_es,
  transcription_en: itemFiles.transcription_en,
  captions_es: itemFiles.captions_es,
  captions_en: itemFiles.captions_en,
}

const recordingColumns = {
  seconds: recordings.seconds,
  width: recordings.width,
  height: recordings.height,
}

const itsArchive = and(eq(archives.id, items.archive_id), isNull(archives.deleted_at))

/** An item with all that its page shows, or null when visitors do not see it. Five queries. */
export async function findItem(db: Db, id: IdOrHash): Promise<Item | null> {
  const [row] = await db
    .select(columns)
    .from(items)
    .leftJoin(archives, itsArchive)
    .where(and(isNamed(id), isShownItem, isInShownArchive))
  return row ? withWhole(db, row) : null
}

/** An item as the gallery sees it, or null: unknown or in the bin. Five queries. */
export async function findItemDetail(db: Db, id: IdOrHash): Promise<ItemDetail | null> {
  const [creator, editor] = [alias(users, 'creator'), alias(users, 'editor')]
  const [row] = await db
    .select({
      ...columns,
      ...columnsOf(items, ownColumns),
      created_at: items.created_at,
      created_by: authorOf(creator),
      updated_at: items.updated_at,
      updated_by: authorOf(editor),
    })
    .from(items)
    .leftJoin(archives, itsArchive)
    .leftJoin(creator, eq(creator.id, items.created_by))
    .leftJoin(editor, eq(editor.id, items.updated_by))
    .where(and(isNamed(id), isNull(items.deleted_at)))
  if (!row) return null
  return {
    ...(await withWhole(db, row)),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  }
}

/** A hash never looks like an id. */
function isNamed(id: IdOrHash): SQL {
  return typeof id === 'number' ? eq(items.id, id) : eq(items.hash, id)
}

async function withWhole<Row extends { id: number } & RightsWritten>(db: Db, row: Row) {
  const [item] = await withParts(db, [row])
  if (!item) throw new Error('One row gives one item')
  const { record, images } = withRights(item, await findFiles(db, row.id), await readHouseRights(db))
  return { ...record, images, tags: await findTags(db, row.id) }
}

async function findFiles(db: Db, itemId: number) {
  const files = await db
    .select({
      ...fileColumns,
      ...readColumns,
      recording: recordingColumns,
      ...columnsOf(itemFiles, rightsFields),
    })
    .from(itemFiles)
    .leftJoin(pictures, itsPicture)
    .leftJoin(recordings, eq(recordings.file, itemFiles.file))
    .where(and(eq(itemFiles.item_id, itemId), isNull(itemFiles.deleted_at)))
    .orderBy(asc(itemFiles.position), asc(itemFiles.id))
  const leavesOf = await findLeaves(
    db,
    files.map(({ file }) => file)
  )
  return files.map(({ recording, ...file }) => ({
    ...file,
    recording: recording && recording.seconds !== null ? { ...recording, seconds: recording.seconds } : null,
    captions: languages.filter((language) => file[`captions_${language}`] !== ''),
    leaves: leavesOf.get(file.file) ?? [],
  }))
}

async function findTags(db: Db, itemId: number): Promise<Item['tags']> {
  return db
    .select({ id: tags.id, content: tags.content })
    .from(itemTags)
    .innerJoin(tags, eq(tags.id, itemTags.tag_id))
    .where(eq(itemTags.item_id, itemId))
    .orderBy(asc(itemTags.position), asc(tags.id))
}
