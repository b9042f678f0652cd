import { rightsFields, type WorkDetail, type WorkImage } from '@gallery/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { columnsOf } from '../db/columnsOf.ts'
import type { Db } from '../db/db.ts'
import { jsonOf } from '../db/json.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { pictures } from '../tables/pictures.table.ts'
import { isShownWorkImage } from '../tables/shown.ts'
import { workImages, works } from '../tables/works.table.ts'

const imageColumns = {
  id: workImages.id,
  file: workImages.file,
  description_es: workImages.description_es,
  description_en: workImages.description_en,
  picture: pictureColumns,
}

const itsPicture = and(eq(pictures.folder, 'images'), eq(pictures.file, workImages.file))

/** The first public picture of a work, as JSON; null where there is none. */
export const firstImageJson = sql`(
  select ${jsonOf(imageColumns)} from ${workImages} join ${pictures} on ${itsPicture}
  where ${workImages.work_id} = ${works.id} and ${isShown(false)}
  order by ${workImages.position}, ${workImages.id} limit 1
)`

/** The first picture of each work, by the work's id; without `hidden` the first public one. */
export async function findFirstImages(
  db: Db,
  workIds: readonly number[],
  hidden: boolean
): Promise<Map<number, WorkImage>> {
  if (workIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([workImages.work_id], { work_id: workImages.work_id, ...imageColumns })
    .from(workImages)
    .innerJoin(pictures, itsPicture)
    .where(and(inArray(workImages.work_id, [...workIds]), isShown(hidden)))
    .orderBy(asc(workImages.work_id), asc(workImages.position), asc(workImages.id))
  return new Map(rows.map(({ work_id, ...image }) => [work_id, image]))
}

/** The pictures of a work in order; without `hidden` the public ones. */
export async function findImages(
  db: Db,
  workId: number,
  hidden: boolean
): Promise<Omit<WorkDetail['images'][number], 'rights_statement'>[]> {
  return db
    .select({ ...imageColumns, ...columnsOf(workImages, rightsFields), public: workImages.public })
    .from(workImages)
    .innerJoin(pictures, itsPicture)
    .where(and(eq(workImages.work_id, workId), isShown(hidden)))
    .orderBy(asc(workImages.position), asc(workImages.id))
}

function isShown(hidden: boolean) {
  return hidden ? isNull(workImages.deleted_at) : isShownWorkImage
}
