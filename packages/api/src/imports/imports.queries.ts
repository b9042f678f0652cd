import { type ImportFacts, type ImportKind, ImportMap, type ImportMend, ImportRules } from '@gallery/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import { addRows } from '../db/addRows.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { importRows, imports } from '../tables/imports.table.ts'
import type { Writing } from '../writing.ts'
import { noteBearers } from './appeared.queries.ts'
import { type Checked, checkTable } from './check.ts'
import { keepFile } from './files.queries.ts'
import type { Judged } from './judged.ts'
import { mapFaults, type Plan, planOf } from './plan.ts'
import { inspectApart } from './reading/apart/readApart.ts'
import type { Inspected } from './reading/inspect.ts'
import { suggestMap } from './suggest.ts'

/** An import as its row has it. */
export type ImportRecord = typeof imports.$inferSelect

/** The states in which nothing was done with a file yet, nor is. */
export const changeable = ['draft', 'checked'] as const

/** What may be told about a file when it comes. */
export type NewImport = { kind: ImportKind; name: string; facts?: Partial<ImportFacts>; map?: ImportMap }

/**
 * Takes a file in: finds out about it, keeps it, and suggests where its columns go, as in the last import of the same
 * columns or by their names.
 *
 * @returns the import's id. @throws Refused 422 for a file that is no table
 */
export async function createImport(
  db: Db,
  path: string,
  { kind, name, facts, map }: NewImport,
  writing: Writing
): Promise<number> {
  const inspected = await inspectApart(path, facts, kind)
  const { map: suggested, count } = map ? { map, count: 0 } : await mapLike(db, kind, inspected)
  const [row] = await db
    .insert(imports)
    .values({
      kind,
      name: name.slice(0, 200),
      ...inspected,
      layout: layoutOf(inspected),
      map: suggested,
      suggested: count,
      created_at: writing.now,
      created_by: writing.by,
    })
    .returning({ id: imports.id })
  if (!row) throw new Error('The database did not answer with the new import')
  await keepFile(db, row.id, path)
  return row.id
}

function layoutOf({ columns }: Pick<Inspected, 'columns'>): string {
  return JSON.stringify(columns.map((column) => column.name))
}

/** The map of the last import of the same columns, or else the one that they suggest. */
async function mapLike(
  db: Db,
  kind: ImportKind,
  inspected: Inspected
): Promise<{ map: ImportMap; count: number }> {
  const [before] = await db
    .select({ map: imports.map })
    .from(imports)
    .where(and(eq(imports.kind, kind), eq(imports.layout, layoutOf(inspected)), ne(imports.state, 'draft')))
    .orderBy(desc(imports.id))
    .limit(1)
  const { fields, rules } = suggestMap(kind, inspected.columns)
  const map = {
    fields: before?.map.fields ?? fields,
    // An older version knew fewer rules. Which cells are left out was decided of what stood in that file.
    rules: ImportRules.parse({ ...rules, ...before?.map.rules, leave: [] }),
  }
  return { map, count: Object.keys(map.fields).length }
}

/** An import by its id. @throws Refused 404 */
export async function findImport(db: Db, id: number): Promise<ImportRecord> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  if (!row) throw notFound()
  return row
}

/** The plan of an import. @throws InvalidInput when its map does not fit its file, or maps nothing */
export function planFor({
  kind,
  facts,
  columns,
  map,
  mends = [],
}: Pick<ImportRecord, 'kind' | 'facts' | 'columns' | 'map'> & Partial<Pick<ImportRecord, 'mends'>>): Plan {
  const names = columns.map((column) => column.name)
  const [wrong] = mapFaults(kind, names, map)
  if (wrong) {
    throw new InvalidInput({
      map: { id: `import.map.${wrong.what}`, values: { field: wrong.field, column: wrong.column } },
    })
  }
  if (Object.keys(map.fields).length === 0) throw new InvalidInput({ map: 'import.map.empty' })
  return planOf(kind, facts, names, { map: ImportMap.parse(map), mends })
}

/**
 * Corrects what was found about a file that nothing was done with yet, and where its columns go.
 *
 * @throws Refused 404 for no such import; 409 for one that somebody set to move, be it while its file was read
 */
export async function changeImport(
  db: Db,
  id: number,
  change: { inspected?: Inspected; map?: ImportMap; mends?: ImportMend[] }
): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockChangeable(tx, id)
    const { columns } = change.inspected ?? record
    const map = change.inspected ? fitting(record.kind, columns, change.map ?? record.map) : change.map
    await tx
      .update(imports)
      .set({
        ...(change.inspected ?? {}),
        ...(change.inspected ? { layout: layoutOf({ columns }) } : {}),
        ...(map ? { map } : {}),
        // Rows and columns may be others now.
        ...(change.inspected ? { mends: [] } : change.mends ? { mends: change.mends } : {}),
        state: 'draft',
        counts: null,
        column_errors: {},
        warnings: [],
        failure: '',
      })
      .where(eq(imports.id, id))
    await tx.delete(importRows).where(eq(importRows.import_id, id))
  })
}

/** The map for a file that is read otherwise: as it was, or where its columns are gone what those of now suggest. */
function fitting(kind: ImportKind, columns: ImportRecord['columns'], map: ImportMap): ImportMap {
  const names = columns.map(({ name }) => name)
  if (mapFaults(kind, names, map).length === 0) return map
  const { fields, rules } = suggestMap(kind, columns)
  const { names: order, unit, currency } = rules
  return { fields, rules: { ...map.rules, names: order, unit, currency } }
}

/**
 * Locks an import that nothing was done with yet, until the transaction ends: whoever wants to set it to move waits. One
 * that is being applied says so at once: its lines hold its key alone.
 *
 * @throws Refused 404 for no such import; 409 for one that somebody set to move
 */
export async function lockChangeable(tx: Db, id: number): Promise<ImportRecord> {
  const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('no key update')
  if (!record) throw notFound()
  requireState(record, ...changeable)
  return record
}

/** Refuses what an import in that state cannot be asked for. @throws Refused 409 */
export function requireState(
  { state }: Pick<ImportRecord, 'state'>,
  ...states: ImportRecord['state'][]
): void {
  if (!states.includes(state)) throw new Refused(409, 'import.state')
}

/** Who hears of a dry run while it goes on. */
type Hearing = {
  /** After every batch, how many rows are done. What it throws ends the dry run. */
  pulse: (done: number) => Promise<void>
  /** Of each row. */
  hear?: (row: Judged) => void
}

/** Judges every row of an import's file and keeps what it found. */
export async function stageRows(
  db: Db,
  { id, ...record }: Pick<ImportRecord, 'id' | 'kind' | 'facts' | 'columns' | 'map' | 'mends'>,
  path: string,
  { pulse, hear }: Hearing
): Promise<Checked> {
  await db.delete(importRows).where(eq(importRows.import_id, id))
  let done = 0
  const plan = planFor(record)
  const checked = await checkTable(db, { path, plan, importId: id }, async (rows) => {
    await stage(db, id, rows)
    if (hear) rows.forEach(hear)
    done += rows.length
    await pulse(done)
  })
  if (plan.key?.field !== 'code') await noteBearers(db, { id, kind: plan.kind })
  return checked
}

async function stage(db: Db, import_id: number, rows: readonly Judged[]): Promise<void> {
  await addRows(
    db,
    importRows,
    rows.map((row) => ({ ...row, import_id }))
  )
}

/** Notes what a dry run found, which makes the import ready to be applied. */
export async function keepChecked(db: Db, id: number, checked: Checked): Promise<void> {
  await db
    .update(imports)
    .set({ ...checked, state: 'checked', locked_until: null, failure: '', done: 0 })
    .where(eq(imports.id, id))
}
