import type { WorkSettingRow, WorkState, WorksSettingForm, WorksSettingUndo } from '@gallery/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { movements, works } from '../tables/works.table.ts'
import { stamp, type Writing } from '../writing.ts'
import { betweenSlices } from './betweenSlices.ts'
import { lockWorks, strikeLines } from './bulk.queries.ts'
import { findFollowed } from './following.queries.ts'
import { endHoldsBySale, salesAmong } from './heldSales.ts'
import { settingRows } from './review.queries.ts'
import { ownFields, touchesLedger } from './setting.ts'

type OwnState = WorksSettingUndo['works'][number]['before']

/** Works that are written in one go. */
const slice = 50

/** A work that changes, with what it becomes. */
type Changing = WorkSettingRow & { after: NonNullable<WorkSettingRow['after']> }

/**
 * Gives several works what a bulk change carries: a line in the ledger of each for price, status, owner and place, on
 * top of what its last line says, and the rest on the work. What is refused is left as it is. Call it inside a
 * transaction.
 *
 * @param today the day that the new lines bear; a work whose last line is of a later day gets that day.
 * @param tell called before the first work and after each slice; what it throws ends the transaction.
 * @returns what taking it back needs.
 * @throws Refused 409 when a work was saved after the state that somebody saw it in, before anything is written.
 */
export async function applySetting(
  tx: Db,
  form: WorksSettingForm,
  { writing, today }: { writing: Writing; today: string },
  tell: (done: number, total: number) => void
): Promise<WorksSettingUndo & { count: number }> {
  await lockWorks(
    tx,
    form.works.map(({ id }) => id)
  )
  const rows = await settingRows(tx, form, writing.now)
  if (rows.some(({ refusal }) => refusal === 'changed')) throw new Refused(409, 'works.changedMeanwhile')
  const changing = rows.filter((row): row is Changing => row.after !== null)
  const undo: WorksSettingUndo = { movements: [], works: [] }
  tell(0, changing.length)
  for (let at = 0; at < changing.length; at += slice) {
    await betweenSlices.pause()
    const part = changing.slice(at, at + slice)
    undo.movements.push(...(await writeLines(tx, part, writing, today)))
    undo.works.push(...(await writeWorks(tx, part, form, writing)))
    tell(at + part.length, changing.length)
  }
  return { ...undo, count: changing.length }
}

async function writeLines(tx: Db, rows: readonly Changing[], writing: Writing, today: string) {
  const { now, by } = writing
  const moved = rows.filter(({ before, after }) => touchesLedger(before, after))
  if (moved.length === 0) return []
  const follow = await findFollowed(
    tx,
    moved.map(({ id }) => id),
    today
  )
  const lines = moved.flatMap(({ id, after: { price, currency, status, owner, address } }) =>
    status === null
      ? []
      : [
          {
            minded_by: by,
            ...follow(id, status),
            status,
            owner,
            price,
            currency,
            address,
            work_id: id,
            created_at: now,
            created_by: by,
          },
        ]
  )
  const added = await tx.insert(movements).values(lines).returning({ id: movements.id })
  const ids = added.map(({ id }) => id)
  await endHoldsBySale(tx, await salesAmong(tx, ids), writing)
  return ids
}

async function writeWorks(tx: Db, rows: readonly Changing[], { set }: WorksSettingForm, writing: Writing) {
  const own = {
    ...(set.public === undefined ? {} : { public: set.public }),
    ...(set.series === undefined ? {} : { series: set.series }),
    ...(set.rights === undefined ? {} : { rights: set.rights }),
  }
  const ids = rows.map(({ id }) => id)
  await tx
    .update(works)
    .set({ ...own, ...stamp(works.updated_at, writing) })
    .where(inArray(works.id, ids))
  return rows
    .filter(({ before, after }) => ownFields.some((field) => before[field] !== after[field]))
    .map(({ id, before, after }) => ({ id, before: ownOf(before), after: ownOf(after) }))
}

/** What a work has beside its ledger. */
function ownOf({ public: isPublic, series, rights }: WorkState): OwnState {
  return { public: isPublic, series, rights }
}

/**
 * Takes a bulk change back: its lines are struck through, and the works get what they had, but for what somebody gave
 * them since. Call it inside a transaction.
 *
 * @returns the works that are not in the bin
 */
export async function undoSetting(tx: Db, undo: WorksSettingUndo, writing: Writing): Promise<number[]> {
  const lines = await tx
    .select({ id: movements.work_id })
    .from(movements)
    .where(inArray(movements.id, undo.movements))
  // All at once and in one order, so that two who take something back cannot wait for each other.
  const kept = await lockWorks(
    tx,
    [...lines, ...undo.works].map(({ id }) => id)
  )
  await strikeLines(tx, undo.movements, writing)
  const now = await tx
    .select({ id: works.id, public: works.public, series: works.series, rights: works.rights })
    .from(works)
    .where(inArray(works.id, kept))
  const own = new Map(now.map((work) => [work.id, work]))
  for (const { id, before, after } of undo.works) {
    const current = own.get(id)
    if (!current) continue
    await tx
      .update(works)
      .set({
        public: current.public === after.public ? before.public : current.public,
        series: current.series === after.series ? before.series : current.series,
        rights: current.rights === after.rights ? before.rights : current.rights,
        ...stamp(works.updated_at, writing),
      })
      .where(eq(works.id, id))
  }
  return kept
}
