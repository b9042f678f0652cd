import type { Leaf } from '@gallery/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { leaves } from '../tables/leaves.table.ts'
import { pictures } from '../tables/pictures.table.ts'

/** The leaves of which there is a picture, by the file that they are of. */
export async function findLeaves(db: Db, files: readonly string[]): Promise<Map<string, Leaf[]>> {
  const documents = files.filter((file) => file.endsWith('.pdf'))
  const found = new Map<string, Leaf[]>()
  if (documents.length === 0) return found
  const rows = await db
    .select({ of: leaves.file, number: leaves.number, file: pictures.file, picture: pictureColumns })
    .from(leaves)
    .innerJoin(pictures, and(eq(pictures.folder, 'images'), eq(pictures.file, leaves.picture)))
    .where(inArray(leaves.file, documents))
    .orderBy(asc(leaves.file), asc(leaves.number))
  for (const { of, ...leaf } of rows) found.set(of, [...(found.get(of) ?? []), leaf])
  return found
}
