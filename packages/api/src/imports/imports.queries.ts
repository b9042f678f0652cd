import type { ImportFacts, ImportKind, ImportMap } from '@gallery/contract'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import type { Writing } from '../writing.ts'
import { type Checked, checkTable } from './check.ts'
import { keepFile } from './files.queries.ts'
import { importRows, imports } from './imports.table.ts'
import type { Judged } from './judged.ts'
import { mapFaults, type Plan, planOf } from './plan.ts'
import { inspectApart } from './reading/apart/readApart.ts'
import type { Inspected } from './reading/inspect.ts'
import { suggest } from './suggest.ts'

/** An import as its row has it. */
export type ImportRecord = typeof imports.$inferSelect

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
  const inspected = await inspectApart(path, facts)
  const { map: suggested, count } = map ? { map, count: 0 } : await suggestMap(db, kind, inspected)
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

async function suggestMap(
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
  const fields =
    before?.map.fields ??
    suggest(
      kind,
      inspected.columns.map((column) => column.name)
    )
  const rules = before?.map.rules ?? emptyRules
  return { map: { fields, rules }, count: Object.keys(fields).length }
}

const emptyRules: ImportMap['rules'] = {
  key: null,
  artists: 'create',
  several_artists: 'refuse',
  years: 'exact',
  fill_only: false,
  choices: {},
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
}: Pick<ImportRecord, 'kind' | 'facts' | 'columns' | 'map'>): Plan {
  const names = columns.map((column) => column.name)
  const [wrong] = mapFaults(kind, names, map)
  if (wrong) {
    throw new InvalidInput({
      map: { id: `import.map.${wrong.what}`, values: { field: wrong.field, column: wrong.column } },
    })
  }
  if (Object.keys(map.fields).length === 0) throw new InvalidInput({ map: 'import.map.empty' })
  return planOf(kind, facts, names, map)
}

/** Corrects what was found about a file that nothing was done with yet, and where its columns go. */
export async function changeImport(
  db: Db,
  id: number,
  change: { inspected?: Inspected; map?: ImportMap }
): Promise<void> {
  const { columns } = change.inspected ?? (await findImport(db, id))
  await db
    .update(imports)
    .set({
      ...(change.inspected ?? {}),
      ...(change.inspected ? { layout: layoutOf({ columns }) } : {}),
      ...(change.map ? { map: change.map } : {}),
      state: 'draft',
      counts: null,
      column_errors: {},
      failure: '',
    })
    .where(eq(imports.id, id))
  await db.delete(importRows).where(eq(importRows.import_id, id))
}

/** Refuses what an import in that state cannot be asked for. @throws Refused 409 */
export function requireState(
  { state }: Pick<ImportRecord, 'state'>,
  ...states: ImportRecord['state'][]
): void {
  if (!states.includes(state)) throw new Refused(409, 'import.state')
}

/**
 * Judges every row of an import's file and keeps what it found. `pulse` hears after every batch how many rows are done,
 * `hear` of each row.
 */
export async function stageRows(
  db: Db,
  { id, ...record }: Pick<ImportRecord, 'id' | 'kind' | 'facts' | 'columns' | 'map'>,
  path: string,
  pulse: (done: number) => Promise<void>,
  hear: (row: Judged) => void = () => {}
): Promise<Checked> {
  await db.delete(importRows).where(eq(importRows.import_id, id))
  let done = 0
  return checkTable(db, { path, plan: planFor(record), importId: id }, async (rows) => {
    await stage(db, id, rows)
    rows.forEach(hear)
    done += rows.length
    await pulse(done)
  })
}

async function stage(db: Db, import_id: number, rows: readonly Judged[]): Promise<void> {
  await db.insert(importRows).values(rows.map((row) => ({ ...row, import_id })))
}

/** Notes what a dry run found, which makes the import ready to be applied. */
export async function keepChecked(db: Db, id: number, checked: Checked): Promise<void> {
  await db
    .update(imports)
    .set({ ...checked, state: 'checked', beat_at: null, failure: '', done: 0 })
    .where(eq(imports.id, id))
}
