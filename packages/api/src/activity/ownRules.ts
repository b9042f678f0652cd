import { type Canceller, cancelBooking } from '../appointments/cancelling.ts'
import { changeBooking } from '../appointments/changing.ts'
import { restoreBooking } from '../appointments/restoring.ts'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import type { Office } from '../office.ts'
import { grantPanel } from '../users/granting.ts'
import type { RowChange } from './foldRows.ts'

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
 */
export function ownRule({ table }: RowChange): OwnRule | undefined {
  return ownRules[table]
}

type OwnRule = (tx: Db, row: RowChange, reverter: Reverter) => Promise<void>

const ownRules: Readonly<Record<string, OwnRule>> = {
  appointments: revertBooking,
  users: revertUser,
  // It was so: at the door it is taken back by another row.
  arrivals: refuse,
  passkeys: refuse,
  authenticators: refuse,
}

/** A form is told of a rule by its field; here there is none. */
export function byTheRules(error: unknown): never {
  throw error instanceof InvalidInput ? new Refused(409, 'activity.rules') : error
}

/** How somebody says who they are is their own doing, and who came in did. */
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
