import type { OptionsAnswer } from '@gallery/contract'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { pictureColumns, requirePicture } from '../images/pictures.queries.ts'
import { pictures } from '../tables/pictures.table.ts'

/** What is known of the picture that the option `facade` names; null where it names none that is there. */
export async function findFacade(db: Db, facade: string): Promise<OptionsAnswer['data']['facade_picture']> {
  if (facade === '') return null
  const [picture] = await db
    .select({ file: pictures.file, ...pictureColumns })
    .from(pictures)
    .where(and(eq(pictures.folder, 'images'), eq(pictures.file, fileOf(facade))))
  return picture ?? null
}

/** Refuses an address that no picture has. @throws InvalidInput on `facade`. */
export function requireFacade(db: Db, facade: string): Promise<void> {
  return requirePicture(db, 'images', fileOf(facade), 'facade')
}

function fileOf(facade: string): string {
  return facade.slice(facade.lastIndexOf('/') + 1)
}
