import type { ActivityRevert, RevertRefusal } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import { minding } from '../appointments/retiming.ts'
import { newLink } from '../collections/newLink.ts'
import { isRuleBroken } from '../db/databaseErrors.ts'
import type { Db } from '../db/db.ts'
import { sign } from '../db/signing.ts'
import { Refused } from '../errors.ts'
import { refuseBooked } from '../events/booked.ts'
import type { Json } from '../tables/activity.table.ts'
import { events } from '../tables/events.table.ts'
import type { Writing } from '../writing.ts'
import { findEntry, findRowChanges, isFileKept } from './entry.queries.ts'
import type { RowChange, Values } from './foldRows.ts'
import { byTheRules, ownRule, type Reverter } from './ownRules.ts'
import { changedColumns, fieldName, goneColumn, isGoneColumn, rowName } from './parts.ts'
import { isRevertible } from './revertible.ts'
import { deleteRow, insertRow, lockRow, writeRow } from './rows.queries.ts'
import { shownChanges, shownNow } from './shownChanges.ts'
import { findSubjects } from './subjects.queries.ts'
import { findTogether } from './together.queries.ts'

type Differing = RevertRefusal['differs']

/** What is done to a row to take its change back, and the columns whose later changes would be lost by it. */
type Step = { row: RowChange; current: Values | null; write: () => Promise<void>; lost: readonly string[] }

/**
 * Takes an entry of the log back, or some of its changes: fields get their values of before, what was added goes (to the
 * bin where its kind has one), what was taken away comes back. That is a new entry of the log, which can be taken back
 * too; with `together`, all that one write did is taken back by one write. Who has a place in a slot that gets another
 * time by it is told. Records with rules of their own keep them. Call it inside a transaction.
 *
 * @throws Refused 404 for no such entry; 409 for one that cannot be taken back, for what is gone for good, for a state
 * that the rules do not allow any more, for a slot or an event that somebody booked and, without `force`, where a later
 * change would be lost: `differs` says which
 */
export async function revertEntry(
  tx: Db,
  reverter: Reverter,
  id: number,
  { fields, together, force }: ActivityRevert,
  writing: Writing
): Promise<void> {
  const entry = await findEntry(tx, id)
  if (!isRevertible(entry)) throw new Refused(409, 'activity.final')
  await sign(tx, { ...writing, origin: 'panel', undoes: id })
  const rows: RowChange[] = []
  for (const each of together ? await findTogether(tx, entry) : [entry]) {
    const all = await findRowChanges(tx, each)
    // A new record goes whole, with what hangs on it.
    rows.push(...(each.action === 'created' ? all.filter(({ part }) => !part) : all))
  }
  const wanted = (name: string) => fields === undefined || fields.includes(name)
  const slots = rows.flatMap(({ table, key }) => (table === 'slots' ? [Number(key.id)] : []))
  await minding(tx, reverter.office, slots, () =>
    takeBack(tx, rows, wanted, { force, writing, reverter })
  ).catch(byTheRules)
}

async function takeBack(
  tx: Db,
  rows: readonly RowChange[],
  wanted: (name: string) => boolean,
  { force, writing, reverter }: { force: boolean; writing: Writing; reverter: Reverter }
): Promise<void> {
  const steps: Step[] = []
  for (const row of rows.toReversed()) {
    const step = await planStep(tx, row, wanted, writing)
    const rule = ownRule(row, step?.current ?? null)
    if (step !== null) steps.push(rule ? { ...step, write: () => rule(tx, row, reverter) } : step)
  }
  const lost = steps.filter((step) => step.lost.length > 0)
  if (lost.length > 0 && !force) {
    throw new Refused(409, 'activity.later', {}, { body: { differs: await describe(tx, lost) } })
  }
  try {
    for (const { write } of steps) await write()
    for (const step of steps) if (step.row.table === 'events') await refuseTaken(tx, step, { force, writing })
  } catch (error) {
    if (isRuleBroken(error)) throw new Refused(409, 'activity.rules')
    throw error
  }
}

/**
 * An event in which people have places is not binned by taking something back either, and hidden only when that is meant.
 *
 * @throws Refused 409
 */
async function refuseTaken(
  tx: Db,
  { row, current }: Step,
  { force, writing: { now } }: { force: boolean; writing: Writing }
): Promise<void> {
  const id = Number(row.key.id)
  const [event] = await tx
    .select({ active: events.active, deleted_at: events.deleted_at })
    .from(events)
    .where(eq(events.id, id))
  if (!event) return
  const isBinned = event.deleted_at !== null && current?.deleted_at === null
  const isHidden = !event.active && current?.active === true
  if (isBinned || (isHidden && !force)) await refuseBooked(tx, id, now)
}

async function planStep(
  tx: Db,
  row: RowChange,
  wanted: (name: string) => boolean,
  writing: Writing
): Promise<Step | null> {
  const { before, after } = row
  const current = await lockRow(tx, row)
  if (before !== null && after !== null) return planChange(tx, row, current, wanted, writing)
  if (!wanted(rowName(row))) return null
  if (before !== null) {
    if (current !== null) return null
    for (const [name, value] of Object.entries(before)) await requireFile(tx, name, value)
    return { row, current, write: () => insertRow(tx, row, before), lost: [] }
  }
  if (current === null || after === null) return null
  const column = goneColumn(current)
  if (column !== undefined && current[column] !== null) return null
  const lost = Object.keys(after).filter(
    (name) => isTold(name) && name !== 'position' && !isSame(current[name], after[name])
  )
  const write = () =>
    column === undefined
      ? deleteRow(tx, row)
      : writeRow(tx, row, {
          ...stampOf(current, writing),
          ...struckOf(current, writing),
          [column]: writing.now.toISOString(),
        })
  return { row, current, write, lost }
}

async function planChange(
  tx: Db,
  row: RowChange,
  current: Values | null,
  wanted: (name: string) => boolean,
  writing: Writing
): Promise<Step | null> {
  const names = changedColumns(row).filter((name) =>
    wanted(isGoneColumn(name) ? rowName(row) : fieldName(row, name))
  )
  if (names.length === 0) return null
  if (current === null) throw new Refused(409, 'activity.gone')
  const open = names.filter((name) => !isSame(current[name], row.before?.[name]))
  if (open.length === 0) return null
  const values: Record<string, Json> = stampOf(current, writing)
  for (const name of open) {
    const value = row.before?.[name] ?? null
    await requireFile(tx, name, value)
    // What goes to the bin once more has its thirty days once more.
    values[name] = isGoneColumn(name) && value !== null ? writing.now.toISOString() : value
    if (name === 'struck_at') values.struck_by = value === null ? null : writing.by
  }
  if (row.table === 'collections') keepRoomsSecret(row, current, values)
  const lost = open.filter((name) => !isSame(current[name], row.after?.[name]))
  return { row, current, write: () => writeRow(tx, row, values), lost }
}

/**
 * A room opens to whoever holds its link, which is nobody by chance: what turns private gets a new one, and one that was
 * public does not come back to it (decision 007).
 */
function keepRoomsSecret({ before }: RowChange, current: Values, values: Record<string, Json>): void {
  if ((values.public ?? current.public) !== false) return
  if (current.public === true) values.link = newLink(false)
  else if ('link' in values && before?.public === true) delete values.link
}

/** The audit columns of a row that has them, as `stamp` writes them. */
function stampOf(current: Values, { now, by }: Writing): Record<string, Json> {
  if (typeof current.updated_at !== 'string') return {}
  const later = Math.max(now.getTime(), new Date(current.updated_at).getTime() + 1)
  const stamped = { updated_at: new Date(later).toISOString() }
  return 'updated_by' in current ? { ...stamped, updated_by: by } : stamped
}

/** Who strikes a line of a ledger through. */
function struckOf(current: Values, { by }: Writing): Record<string, Json> {
  return 'struck_by' in current ? { struck_by: by } : {}
}

function isTold(name: string): boolean {
  return changedColumns({ table: '', part: false, key: {}, before: {}, after: { [name]: null } }).length > 0
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function isFile(name: string): boolean {
  return ['image', 'file', 'filename'].includes(name)
}

/** Refuses a column's picture or file that was deleted for good since. @throws Refused 409 */
async function requireFile(tx: Db, name: string, value: Json): Promise<void> {
  if (!isFile(name) || typeof value !== 'string') return
  if (!(await isFileKept(tx, value))) throw new Refused(409, 'activity.gone')
}

/** The changes that were changed once more since, with what they are now. */
async function describe(tx: Db, steps: readonly Step[]): Promise<Differing> {
  const subjects = await findSubjects(
    tx,
    steps.flatMap(({ row, current }) => [row, { ...row, after: current }])
  )
  return steps.flatMap(({ row, current, lost }) =>
    row.before === null
      ? lost.map((name) => ({
          field: fieldName(row, name),
          part: shownChanges(row, subjects)[0]?.part ?? null,
          subject: row.part ? subjects.row(row) : null,
          what: 'added' as const,
          name,
          before: null,
          after: shownNow(name, row.after, subjects),
          now: shownNow(name, current, subjects),
        }))
      : shownChanges(row, subjects)
          .filter(({ name }) => name === null || lost.includes(name))
          .map((change) => ({
            ...change,
            now: change.name === null ? null : shownNow(change.name, current, subjects),
          }))
  )
}
