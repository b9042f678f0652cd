import { type Canceller, cancelBooking } from '../appointments/cancelling.ts'
import { changeBooking } from '../appointments/changing.ts'
import { restoreBooking } from '../appointments/restoring.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import { giveLinkBack, revokeLink, roomOfPerson } from '../rooms/people.queries.ts'
import { grantPanel } from '../users/granting.ts'
import { changeHold, giveUpHold, isNotEnded, lockLine, workOfHold } from '../workHolds/holding.ts'
import { strikeLines, unstrikeLines } from '../works/bulk.queries.ts'
import { restoreHeld } from '../works/restoringHold.ts'
import type { RowChange, Values } from './foldRows.ts'

/** Who takes something back, and what its rules need to know. */
export type Reverter = {
  office: Office
  by: Exclude<Canceller, 'link'>
  /** Addresses that have the panel by configuration. */
  configured: readonly string[]
}

/**
 * Some records change by rules of their own, by which their changes are taken back too: a booking takes a place only
 * where there is one, and whoever booked is told; of those with the panel somebody stays. Undefined for all others.
 * Of whatever kind, who was taken out is forgotten for good.
 */
export function ownRule({ table, after }: RowChange, current: Values | null): OwnRule | undefined {
  // Once the history told of it, and a thread that was closed by it is told of as closed.
  const isThread = table === 'messages' && !(after !== null && 'deleted_at' in after)
  const forgotten = isThread ? (current ?? after) : after
  return typeof forgotten?.anonymous_at === 'string' ? refuse : ownRules[table]
}

type OwnRule = (tx: Db, row: RowChange, reverter: Reverter) => Promise<void>

const ownRules: Readonly<Record<string, OwnRule>> = {
  appointments: revertBooking,
  users: revertUser,
  // It was so: at the door it is taken back by another row.
  arrivals: refuse,
  work_holds: revertHold,
  room_people: revertLink,
  movements: revertMovement,
  passkeys: refuse,
  authenticators: refuse,
}

/** Who got a link has none any more, or has it again; nobody's is made anew. */
async function revertLink(
  tx: Db,
  { key, before, after }: RowChange,
  { office: { now }, by }: Reverter
): Promise<void> {
  const writing = { now, by: by.id }
  const person = Number(key.id)
  const collection = await roomOfPerson(tx, person)
  const isRevoked = after !== null && typeof after.revoked_at === 'string'
  if (isRevoked) await giveLinkBack(tx, collection, person, writing)
  else if (before === null || (after !== null && 'revoked_at' in after)) {
    await revokeLink(tx, collection, person, writing)
  } else throw new Refused(409, 'activity.final')
}

/** A hold is given up, held again where the work is free, or lasts as long as it did. */
async function revertHold(
  tx: Db,
  { key, before, after }: RowChange,
  { office: { now }, by }: Reverter
): Promise<void> {
  const writing = { now, by: by.id }
  const hold = Number(key.id)
  const work = await workOfHold(tx, hold)
  await lockLine(tx, work)
  if (before === null || (after !== null && 'ended_at' in after && after.ended_at === null)) {
    await giveUpHold(tx, work, hold, writing)
  } else if (after !== null && 'ended_at' in after) {
    // The line of the ledger that ended several is struck through with the first of them, and opens all.
    if (await isNotEnded(tx, hold)) return
    await restoreHeld(tx, { id: work, hold }, writing)
  } else if (typeof before.until === 'string') {
    await changeHold(tx, work, hold, { until: before.until }, writing).catch(byTheRules)
  } else if (typeof before.hours === 'number') {
    await changeHold(tx, work, hold, { hours: before.hours }, writing).catch(byTheRules)
  } else {
    throw new Refused(409, 'activity.final')
  }
}

/** A line of a ledger is struck through, or stands again, with what that means for whoever holds the work. */
async function revertMovement(
  tx: Db,
  { key, before, after }: RowChange,
  { office: { now }, by }: Reverter
): Promise<void> {
  const ids = [Number(key.id)]
  const isStruck = before !== null && after !== null && after.struck_at !== null
  await (isStruck ? unstrikeLines : strikeLines)(tx, ids, { now, by: by.id })
}

/** A form is told of a rule by its field; here there is none. */
export function byTheRules(error: unknown): never {
  throw error instanceof InvalidInput ? new Refused(409, 'activity.rules') : error
}

/** How somebody says who they are is their own doing, who came in did, and who is forgotten stays so. */
async function refuse(): Promise<void> {
  throw new Refused(409, 'activity.final')
}

/** @throws Refused 409 with the slots when no place is free any more, or its time has begun */
async function revertBooking(
  tx: Db,
  { key, before, after }: RowChange,
  { office, by }: Reverter
): Promise<void> {
  const house = { ...office, db: tx }
  const id = Number(key.id)
  if (before === null || (after !== null && after.cancelled_at === null)) {
    await cancelBooking(house, { id }, by)
  } else if (after !== null && 'cancelled_at' in after) {
    await restoreBooking(house, id, by.id)
  } else if ('slot_id' in before || 'confirmed_at' in before) {
    const place = 'slot_id' in before ? { place: Number(before.slot_id) } : {}
    const confirmed = 'confirmed_at' in before ? { confirmed: before.confirmed_at !== null } : {}
    await changeBooking(house, id, { ...place, ...confirmed }, by.id).catch(byTheRules)
  } else if ('people' in before) {
    await changeBooking(house, id, { people: Number(before.people) }, by.id)
  } else {
    throw new Refused(409, 'activity.final')
  }
}

/** @throws Refused 409 for oneself, and for who has the panel by configuration */
async function revertUser(
  tx: Db,
  { key, before }: RowChange,
  { office, by, configured }: Reverter
): Promise<void> {
  if (typeof before?.super !== 'boolean') throw new Refused(409, 'activity.final')
  await grantPanel(tx, { user: Number(key.id), super: before.super, by: by.id, now: office.now, configured })
}
