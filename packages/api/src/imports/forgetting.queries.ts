import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
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

/** Forgets the files, rows and journals of imports that are too old to be undone; that they were stays. */
export async function forgetOldImports(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - undoLife)
  const old = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(lt(imports.created_at, before), inArray(imports.state, ['applied', 'undone'])))
  await db.delete(importChunks).where(inArray(importChunks.import_id, old))
  await db.delete(importRows).where(inArray(importRows.import_id, old))
  await db.delete(importImages).where(inArray(importImages.import_id, old))
  await db.delete(importRefusedImages).where(inArray(importRefusedImages.import_id, old))
  await db.delete(importJournal).where(inArray(importJournal.import_id, old))
  await db.delete(importKept).where(inArray(importKept.import_id, old))
  await db
    .delete(imports)
    .where(
      and(
        lt(imports.created_at, before),
        notInArray(imports.state, ['applied', 'undone', 'applying', 'undoing'])
      )
    )
}

/** Forgets an import that has written nothing, with its file and rows. */
export async function forgetImport(db: Db, id: number): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id))
}
