import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { deleteSlicewise } from '../db/slices.ts'
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

/** Forgets the files, rows and journals of imports that are too old to be undone; that they were stays. */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - undoLife)
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(lt(imports.created_at, before), inArray(imports.state, ['applied', 'undone'])))
  for (const part of parts) await deleteSlicewise(db, part, inArray(part.import_id, old))
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
