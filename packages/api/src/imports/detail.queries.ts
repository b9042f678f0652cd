import {
  type Author,
  ImportCounts,
  type ImportDetail,
  ImportMap,
  type ImportRowsAnswer,
  type ImportRowsQuery,
  type ImportSummary,
  type ImportsAnswer,
  type ImportsQuery,
  type Language,
} from '@gallery/contract'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { metaOf, windowOf } from '../paging.ts'
import { isMessageId, say } from '../say.ts'
import { authorOf } from '../tables/fullName.ts'
import { importImages, importRows, imports } from '../tables/imports.table.ts'
import { users } from '../tables/users.table.ts'
import { undoLife } from './forgetting.queries.ts'
import type { ImportRecord } from './imports.queries.ts'
import { countKept } from './later.queries.ts'
import { sayFault } from './sayFault.ts'
import { standingOf } from './standing.queries.ts'

/** Every import, the newest first. */
export async function listImports(db: Db, paging: ImportsQuery, now: Date): Promise<ImportsAnswer> {
  const [counted] = await db.select({ total: count() }).from(imports)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select({ record: imports, author: authorOf(users) })
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
    .select({ record: imports, author: authorOf(users) })
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
  const { facts, sheets, columns, map, suggested, mends, column_errors, warnings, failure } = record
  return {
    ...summaryOf(record, author, now),
    facts,
    sheets,
    columns,
    // An older version knew fewer rules.
    map: ImportMap.parse(map),
    suggested,
    mends,
    column_errors,
    warnings: warnings.map((each) => say(language, each.id, each.values)),
    images: { count: images?.count ?? 0, named: named?.count ?? 0 },
    failure: isMessageId(failure) ? say(language, failure) : '',
    kept: await countKept(db, id),
  }
}

function summaryOf(record: ImportRecord, author: Author, now: Date): ImportSummary {
  const { id, kind, name, state, rows, todo, done, counts, created_at, applied_at, undone_at } = record
  return {
    id,
    kind,
    name,
    state,
    rows,
    todo: state === 'undoing' ? todo : state === 'applying' && counts ? counts.new + counts.changed : rows,
    done,
    counts: counts && ImportCounts.parse(counts),
    created_at: created_at.toISOString(),
    created_by: author,
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

/** A page of an import's rows, of one state or all, or refused for one reason: those refused first, in the file's order. */
export async function listRows(
  db: Db,
  id: number,
  { state, reason, ...paging }: ImportRowsQuery,
  language: Language
): Promise<ImportRowsAnswer> {
  const where = and(
    eq(importRows.import_id, id),
    state === undefined ? undefined : eq(importRows.state, state),
    reason === undefined
      ? undefined
      : sql`${importRows.faults} @> ${JSON.stringify([{ reason: { id: reason } }])}::jsonb`
  )
  const [counted] = await db.select({ total: count() }).from(importRows).where(where)
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(sql`${importRows.state} <> 'error'`, asc(importRows.row))
    .limit(limit)
    .offset(offset)
  const standing = await standingOf(
    db,
    rows.map((row) => (row.state === 'new' ? row.data : { fields: {} }))
  )
  return {
    data: rows.map(({ row, state: judged, title, record_id, changes, faults }, at) => ({
      row,
      state: judged,
      title,
      record_id,
      changes,
      standing: standing[at] ?? [],
      errors: faults.map((each) => sayFault(each, language)),
    })),
    meta: metaOf(counted?.total ?? 0, paging),
  }
}
