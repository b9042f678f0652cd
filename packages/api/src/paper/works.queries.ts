import type { Language, Movement, WorkImage, WorkInRoom, WorkSummary } from '@gallery/contract'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { worksOfCollection, worksOfRoom } from '../summaries/workLists.ts'
import { itsArtist, newestFirst, summaryColumns, withFirstImages } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { works } from '../tables/works.table.ts'
import { translated } from '../translated.ts'
import { findListedHolds } from '../workHolds/line.queries.ts'
import { findLastMovements, findSold } from '../works/movements.queries.ts'

/** What paper says of a work, whoever may see it on the site. */
export type PaperWork = Omit<WorkSummary, 'img'> & {
  code: string
  series: string
  public: boolean
  img: WorkImage | null
  /** Until when it is held for somebody; null while nobody has it. */
  heldUntil: Date | null
  /** Whether it is, or stays, sold: then the price of its last line is what somebody paid. */
  sold: boolean
  movement: Pick<Movement, 'status' | 'owner' | 'price' | 'currency' | 'address' | 'date'> | null
  /** How the room that the paper is of shows it. */
  room?: WorkInRoom
}

/** What is written about a work, as visitors read it: HTML. */
export type PaperText = Pick<
  typeof works.$inferSelect,
  `description_${Language}` | `reproduced_${Language}` | `exposed_${Language}` | `cited_${Language}`
>

/** What is written about works, by their ids. One query. */
export async function findPaperTexts(db: Db, ids: readonly number[]): Promise<Map<number, PaperText>> {
  const rows = await db
    .select({
      id: works.id,
      description_es: works.description_es,
      description_en: works.description_en,
      reproduced_es: works.reproduced_es,
      reproduced_en: works.reproduced_en,
      exposed_es: works.exposed_es,
      exposed_en: works.exposed_en,
      cited_es: works.cited_es,
      cited_en: works.cited_en,
    })
    .from(works)
    .where(inArray(works.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whose eyes it is for: with `visitors` no picture that they do not see, nor that a work is held unless they may know. */
export type PaperReader = { for: 'house' } | { for: 'visitors'; toldHeld: boolean }

/** Which works: by their ids, in that order, or those of a collection, in its order, with `gone` those in the bin too. */
export type PaperSelection = { works: readonly number[] } | { collection: number; gone?: boolean }

/** The works of a selection, hidden ones too. Five queries. @throws Refused 404 when one of those named is not there */
export async function findPaperWorks(
  db: Db,
  selection: PaperSelection,
  now: Date,
  reader: PaperReader = { for: 'house' }
): Promise<PaperWork[]> {
  if ('collection' in selection) {
    const { where, order } = selection.gone
      ? worksOfRoom(selection.collection, { gone: true })
      : worksOfCollection(selection.collection, true)
    return readWorks(db, { where, order, reader }, now)
  }
  const where = and(inArray(works.id, [...selection.works]), isNull(works.deleted_at))
  const found = await readWorks(db, { where, order: newestFirst, reader }, now)
  const byId = new Map(found.map((work) => [work.id, work]))
  return selection.works.map((id) => {
    const work = byId.get(id)
    if (!work) throw notFound()
    return work
  })
}

async function readWorks(
  db: Db,
  { where, order, reader }: { where: SQL | undefined; order: SQL[]; reader: PaperReader },
  now: Date
): Promise<PaperWork[]> {
  const rows = await db
    .select({ ...summaryColumns, code: works.code, series: works.series, public: works.public })
    .from(works)
    .leftJoin(artists, itsArtist)
    .where(where)
    .orderBy(...order)
  const ids = rows.map(({ id }) => id)
  const movements = await findLastMovements(db, ids)
  const sold = await findSold(db, ids)
  const held = await findListedHolds(db, ids, now)
  const pictured = await withFirstImages(db, rows, reader.for === 'house')
  const tellsHeld = reader.for === 'house' || reader.toldHeld
  return pictured.map((work) => {
    const until = tellsHeld ? held.get(work.id)?.until : undefined
    return {
      ...work,
      heldUntil: until === undefined ? null : new Date(until),
      sold: sold.has(work.id),
      movement: movements.get(work.id) ?? null,
    }
  })
}

/** Works with what their ledgers say of them as they were consigned, whatever became of them since. */
export async function asConsigned(db: Db, works: readonly PaperWork[]): Promise<PaperWork[]> {
  const consigned = await findLastMovements(
    db,
    works.map(({ id }) => id),
    { asConsigned: true }
  )
  return works.map((work) => ({ ...work, movement: consigned.get(work.id) ?? null }))
}

/** What a collection is called, in the language or else in the other one. @throws Refused 404 when it is not there */
export async function findCollectionName(db: Db, id: number, language: Language): Promise<string> {
  const [found] = await db
    .select({ title_es: collections.title_es, title_en: collections.title_en })
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deleted_at)))
  if (!found) throw notFound()
  return translated(found, 'title', language)
}
