import { and, eq, inArray, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { deleteSlicewise, updateSlicewise } from '../db/slices.ts'
import {
  importChunks,
  importImages,
  importJournal,
  importKept,
  importRefusedImages,
  importRows,
  imports,
} from '../tables/imports.table.ts'

const day = 24 * 60 * 60_000
/** Milliseconds for which an import can be undone and its file is kept. */
export const undoLife = 30 * day

/** What an import consists of beside itself, each table of as many rows as somebody brought in. */
const parts = [
  importChunks,
  importRows,
  importImages,
  importRefusedImages,
  importJournal,
  importKept,
] as const

/** Whether an import still says something of what stood in its file, beside how its columns are called. */
const quotesCells = or(
  sql`jsonb_path_exists(${imports.columns}, '$[*].samples[*]')`,
  sql`${imports.mends} <> '[]'`,
  sql`${imports.warnings} <> '[]'`
)
/** The columns without their first values: how they are called is what the next file of the same is mapped by. */
const columnsAlone = sql`(
  select coalesce(jsonb_agg(jsonb_set(each, '{samples}', '[]') order by position), '[]')
  from jsonb_array_elements(${imports.columns}) with ordinality as listed (each, position)
)`

/**
 * Forgets the files, rows and journals of imports that are too old to be undone, and what stood in their cells; that they
 * were stays, and which columns went where.
 */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - undoLife)
  const isOld = and(lt(imports.created_at, before), inArray(imports.state, ['applied', 'undone']))
  const old = db.select({ id: imports.id }).from(imports).where(isOld)
  for (const part of parts) await deleteSlicewise(db, part, inArray(part.import_id, old))
  await updateSlicewise(db, imports, and(isOld, quotesCells), {
    columns: columnsAlone,
    mends: [],
    warnings: [],
  })
  const wroteNothing = and(
    lt(imports.created_at, before),
    notInArray(imports.state, ['applied', 'undone', 'applying', 'undoing'])
  )
  const stale = await db.select({ id: imports.id }).from(imports).where(wroteNothing)
  for (const { id } of stale) {
    await db.transaction(async (tx) => {
      // Held, so that nobody sets it to work meanwhile; whoever was first has.
      const [still] = await tx
        .select({ id: imports.id })
        .from(imports)
        .where(and(eq(imports.id, id), wroteNothing))
        .for('update')
      if (still) await forgetImport(tx, id)
    })
  }
}

/** Forgets an import that has written nothing, with its file and rows. */
export async function forgetImport(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    for (const part of parts) await deleteSlicewise(tx, part, eq(part.import_id, id))
    await tx.delete(imports).where(eq(imports.id, id))
  })
}
