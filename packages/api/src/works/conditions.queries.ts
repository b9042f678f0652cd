import type { Condition } from '@gallery/contract'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pictureColumns } from '../images/pictures.queries.ts'
import { authorOf } from '../tables/fullName.ts'
import { conditions } from '../tables/ledger.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { users } from '../tables/users.table.ts'
import { movements } from '../tables/works.table.ts'
import type { Writing } from '../writing.ts'

const striker = alias(users, 'striker')

/** What was said and shown of a work's condition, oldest first, by the line of its ledger. */
export async function findConditions(db: Db, workId: number): Promise<Map<number, Condition[]>> {
  const rows = await db
    .select({
      movement: conditions.movement_id,
      id: conditions.id,
      words: conditions.words,
      file: conditions.file,
      picture: pictureColumns,
      created_at: conditions.created_at,
      author: authorOf(users),
      struck_at: conditions.struck_at,
      striker: authorOf(striker),
      struck_why: conditions.struck_why,
    })
    .from(conditions)
    .leftJoin(pictures, and(eq(pictures.folder, 'conditions'), eq(pictures.file, conditions.file)))
    .leftJoin(users, eq(users.id, conditions.created_by))
    .leftJoin(striker, eq(striker.id, conditions.struck_by))
    .where(eq(conditions.work_id, workId))
    .orderBy(asc(conditions.id))
  const found = new Map<number, Condition[]>()
  for (const { movement, author, striker: struckBy, ...row } of rows) {
    const condition = {
      ...row,
      created_at: row.created_at.toISOString(),
      created_by: author,
      struck_at: row.struck_at?.toISOString() ?? null,
      struck_by: struckBy,
    }
    found.set(movement, [...(found.get(movement) ?? []), condition])
  }
  return found
}

/** Notes in what condition a work was at a line of its ledger. @throws Refused 404 when its ledger has no such line */
export async function addCondition(
  db: Db,
  { id, movement }: { id: number; movement: number },
  condition: { words: string; file?: string },
  { now, by }: Writing
): Promise<void> {
  const isIts = await db.$count(movements, and(eq(movements.id, movement), eq(movements.work_id, id)))
  if (isIts === 0) throw notFound()
  await db
    .insert(conditions)
    .values({ ...condition, work_id: id, movement_id: movement, created_at: now, created_by: by })
}

/** Strikes what was said of a work's condition through. @throws Refused 404 when it is not there, or is struck already */
export async function strikeCondition(
  db: Db,
  { id, condition }: { id: number; condition: number },
  why: string,
  { now, by }: Writing
): Promise<void> {
  const struck = await db
    .update(conditions)
    .set({ struck_at: now, struck_by: by, struck_why: why })
    .where(and(eq(conditions.id, condition), eq(conditions.work_id, id), isNull(conditions.struck_at)))
    .returning({ id: conditions.id })
  if (struck.length === 0) throw notFound()
}
