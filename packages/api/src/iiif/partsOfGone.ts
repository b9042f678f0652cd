import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { iiifFolders } from '@gallery/contract'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { pictures } from '../tables/pictures.table.ts'
import { pictureMark } from './pictureMark.ts'

/**
 * Deletes what is kept of pictures that are no more: nobody is given it, and it is to be nowhere. What was named in another
 * way, before pictures had marks, goes too. A picture that comes meanwhile loses what was cut of it, and is cut again.
 *
 * @returns how many files went
 */
export async function removePartsOfGone(db: Db, folder: string): Promise<number> {
  const kept = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('master-'))
  if (kept.length === 0) return 0
  const rows = await db
    .select({ folder: pictures.folder, file: pictures.file })
    .from(pictures)
    .where(inArray(pictures.folder, [...iiifFolders]))
  const marks = new Set(
    rows.flatMap(({ folder: of, file }) => {
      const known = iiifFolders.find((each) => each === of)
      return known ? [pictureMark({ folder: known, file })] : []
    })
  )
  const gone = kept.filter((name) => !marks.has(name.slice(0, name.indexOf('-'))))
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })))
  return gone.length
}
