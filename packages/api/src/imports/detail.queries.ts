import type {
  ImportDetail,
  ImportRowsAnswer,
  ImportRowsQuery,
  ImportSummary,
  ImportsAnswer,
  ImportsQuery,
  Language,
} from '@gallery/contract'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { isMessageId, say } from '../say.ts'
import { authorOf, fullName } from '../users/fullName.ts'
import { users } from '../users/users.table.ts'
import { sayFault } from './faults.ts'
import { undoLife } from './forgetting.queries.ts'
import type { ImportRecord } from './imports.queries.ts'
import { importImages, importRows, imports } from './imports.table.ts'

/** Every import, the newest first. */
export async function listImports(db: Db, paging: ImportsQuery, now: Date): Promise<ImportsAnswer> {
  const [counted] = await db.select({ total: count() }).from(imports)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select({ record: imports, author: fullName(users) })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.created_by))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset)
  return {
    data: rows.map(({ record, author }) => summaryOf(record, author, now)),
    meta: metaOf(counted?.total ?? 0, paging),
  }
}

/** An import with its file and its map. @throws Refused 404 */
export async function findImportDetail(
  db: Db,
  id: number,
  { now, language }: { now: Date; language: Language }
): Promise<ImportDetail> {
  const [row] = await db
    .select({ record: imports, author: fullName(users) })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.created_by))
    .where(eq(imports.id, id))
  if (!row) throw notFound()
  const { record, author } = row
  const [images] = await db
    .select({ count: count() })
    .from(importImages)
    .where(eq(importImages.import_id, id))
  const [named] = await db
    .select({ count: count() })
    .from(importRows)
    .where(and(eq(importRows.import_id, id), sql`${importRows.data} ? 'image'`))
  const { facts, sheets, columns, map, suggested, column_errors, failure, kept } = record
  return {
    ...summaryOf(record, author, now),
    facts,
    sheets,
    columns,
    map,
    suggested,
    column_errors,
    images: { count: images?.count ?? 0, named: named?.count ?? 0 },
    failure: isMessageId(failure) ? say(language, failure) : '',
    kept,
  }
}

function summaryOf(record: ImportRecord, author: Parameters<typeof authorOf>[0], now: Date): ImportSummary {
  const { id, kind, name, state, rows, done, counts, created_at, applied_at, undone_at } = record
  return {
    id,
    kind,
    name,
    state,
    rows,
    done,
    counts,
    created_at: created_at.toISOString(),
    created_by: authorOf(author),
    applied_at: applied_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
    undoable: isUndoable(record, now),
  }
}

/** Whether an import is applied and not too long ago. */
export function isUndoable(
  { state, created_at }: Pick<ImportRecord, 'state' | 'created_at'>,
  now: Date
): boolean {
  return state === 'applied' && now.getTime() - created_at.getTime() <= undoLife
}

/** A page of an import's rows, of one state or all, in the order of the file. */
export async function listRows(
  db: Db,
  id: number,
  { state, ...paging }: ImportRowsQuery,
  language: Language
): Promise<ImportRowsAnswer> {
  const where = and(
    eq(importRows.import_id, id),
    state === undefined ? undefined : eq(importRows.state, state)
  )
  const [counted] = await db.select({ total: count() }).from(importRows).where(where)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.row))
    .limit(limit)
    .offset(offset)
  return {
    data: rows.map(({ row, state, title, record_id, changes, faults }) => ({
      row,
      state,
      title,
      record_id,
      changes,
      errors: faults.map((each) => sayFault(each, language)),
    })),
    meta: metaOf(counted?.total ?? 0, paging),
  }
}
