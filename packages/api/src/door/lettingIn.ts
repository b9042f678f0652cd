import { type DoorAction, type DoorOutcome, peopleTakenBack } from '@gallery/contract'
import type { BookingRow } from '../appointments/appointments.queries.ts'
import { createAppointments, markCancelled, updateBooking } from '../appointments/changes.queries.ts'
import { lockBooking } from '../appointments/locking.queries.ts'
import type { Db } from '../db/db.ts'
import type { Office } from '../office.ts'
import { say } from '../say.ts'
import { countTaken, lockSlots } from '../slots/slots.queries.ts'
import type { Writing } from '../writing.ts'
import {
  type ArrivalRow,
  addArrival,
  countInside,
  findArrival,
  findUndoing,
  listArrivals,
} from './arrivals.queries.ts'
import type { Doorkeeper } from './doorkeeper.ts'
import { isEventThere } from './doorSlots.queries.ts'
import { isAtDoor } from './isAtDoor.ts'

/** What came of an action, how many it counts for, and which booking it is about. */
export type Came = { outcome: DoorOutcome; people: number; booking: number | null }

const nothing = { people: 0, booking: null }

/**
 * Does what was done at a door, in one transaction under the booking's and the slot's lock. What was sent before is done
 * once; what cannot be so says why, and nothing is thrown: behind it other actions wait to be told of.
 */
export function doAtDoor(office: Office, sent: DoorAction, by: Doorkeeper): Promise<Came> {
  // Nothing is done in the future, however a phone's clock is set.
  const action = new Date(sent.at) > office.now ? { ...sent, at: office.now.toISOString() } : sent
  return office.db.transaction(async (tx) => {
    const known = await findArrival(tx, action.key)
    if (known) return again(known)
    if (action.what === 'in') return letIn(tx, office, action, by)
    if (action.what === 'walkIn') return walkIn(tx, office, action, by)
    return takeBack(tx, office, action, by)
  })
}

function again({ people, asked, appointment_id }: ArrivalRow): Came {
  return { outcome: people === asked ? 'done' : 'twice', people, booking: appointment_id }
}

/**
 * People of a booking come in. Never more than it is for, unless the gallerist says so and places are free: then the
 * booking is for more. Who has not confirmed does so by coming, where there are places.
 *
 * Where some are inside already, by another door, only those count that are missing; the row says how many were let in,
 * so that both doors can be told.
 */
async function letIn(
  tx: Db,
  office: Office,
  action: Extract<DoorAction, { what: 'in' }>,
  by: Doorkeeper
): Promise<Came> {
  const row = await lockBooking(tx, { id: action.appointment })
  if (!row || row.appointment.cancelled_at) return { ...nothing, outcome: 'gone' }
  // Whoever sent the same at the same time has waited for that lock.
  const known = await findArrival(tx, action.key)
  if (known) return again(known)
  const { appointment, slot } = row
  const booking = appointment.id
  const at = new Date(action.at)
  if (!isAtDoor(slot, at, office.zone)) return { outcome: 'over', people: 0, booking }

  const inside = await countInside(tx, booking)
  if (action.people < 0) {
    const out = Math.max(action.people, -inside)
    if (out !== 0) {
      await write(tx, office, action, by, { booking, how: action.how, people: out, asked: out })
      if (inside + out === 0) await leaveNobody(tx, row, { by: by.user, now: office.now })
    }
    return { outcome: 'done', people: out, booking }
  }
  const missing = Math.max(0, appointment.people - inside)
  const grew = action.more ? Math.max(0, action.people - missing) : 0
  const people = Math.min(action.people, missing + grew)
  const confirmed = appointment.confirmed_at === null && people > 0
  if ((grew > 0 || confirmed) && !(await fits(tx, office, row, appointment.people + grew))) {
    return { outcome: 'full', people: 0, booking }
  }
  if (grew > 0 || confirmed) {
    const change = { people: appointment.people + grew, ...(confirmed ? { confirmed_at: office.now } : {}) }
    await updateBooking(tx, booking, change, { by: by.user, now: office.now })
  }
  const counted = { booking, how: action.how, people, asked: action.people, grew, confirmed }
  await write(tx, office, action, by, counted)
  return { outcome: people === action.people ? 'done' : 'twice', people, booking }
}

/** Whether the slot of a booking, which is locked from here on, has a place for each of so many. */
async function fits(
  tx: Db,
  { now }: Office,
  { appointment, slot }: BookingRow,
  people: number
): Promise<boolean> {
  await lockSlots(tx, [slot.id])
  const taken = await countTaken(tx, now, [slot.id], appointment.id)
  return (taken.get(slot.id) ?? 0) + people <= slot.limit
}

/** Somebody without a booking takes places that are free: the booking and their coming are one. */
async function walkIn(
  tx: Db,
  office: Office,
  action: Extract<DoorAction, { what: 'walkIn' }>,
  by: Doorkeeper
): Promise<Came> {
  const { now, zone } = office
  const at = new Date(action.at)
  const [slot] = await lockSlots(tx, [action.place])
  const known = await findArrival(tx, action.key)
  if (known) return again(known)
  if (!slot || slot.deleted_at || !(await isEventThere(tx, slot.event_id)))
    return { ...nothing, outcome: 'gone' }
  if (slot.end <= at || !isAtDoor(slot, at, zone)) return { ...nothing, outcome: 'over' }
  const taken = await countTaken(tx, now, [slot.id])
  if (slot.unavailable || (taken.get(slot.id) ?? 0) + action.people > slot.limit) {
    return { ...nothing, outcome: 'full' }
  }
  const [booking = 0] = await createAppointments(tx, [
    {
      slot: slot.id,
      by: by.user,
      people: action.people,
      email: '',
      first_name: '',
      last_name: action.name === '' ? say(by.language, 'door.walkIn') : action.name,
      phone: '',
      comments: '',
      language: by.language,
      hold_until: null,
      confirmed_at: now,
      created_at: now,
    },
  ])
  await write(tx, office, action, by, {
    booking,
    how: 'walkIn',
    people: action.people,
    asked: action.people,
  })
  return { outcome: 'done', people: action.people, booking }
}

/**
 * Takes an action back, with what it did to the booking. Who was counted out by mistake and is inside again has their
 * place again, if it is still there.
 */
async function takeBack(
  tx: Db,
  office: Office,
  action: Extract<DoorAction, { what: 'undo' }>,
  by: Doorkeeper
): Promise<Came> {
  const undone = await findArrival(tx, action.undoes)
  if (!undone || undone.how === 'undo') return { ...nothing, outcome: 'gone' }
  const booking = undone.appointment_id
  const row = await lockBooking(tx, { id: booking })
  if (!row) return { ...nothing, outcome: 'gone' }
  if (await findUndoing(tx, action.undoes)) return { outcome: 'done', people: 0, booking }
  const { appointment } = row
  const inside = await countInside(tx, booking)
  const people = peopleTakenBack(undone.people, { people: appointment.people, inside })
  const left = inside + people
  const isCancelled = appointment.cancelled_at !== null
  const returns = people > 0 && inside === 0 && isCancelled && (await isWalkIn(tx, booking))
  const confirmed = people > 0 && !isCancelled && appointment.confirmed_at === null
  if ((returns || confirmed) && !(await fits(tx, office, row, appointment.people))) {
    return { outcome: 'full', people: 0, booking }
  }
  const counted: Counted = { booking, how: 'undo', people, asked: people, confirmed, undoes: action.undoes }
  await write(tx, office, action, by, counted)
  const writing = { by: by.user, now: office.now }
  if (returns) await markCancelled(tx, [booking], null, writing)
  if (confirmed) await updateBooking(tx, booking, { confirmed_at: office.now }, writing)
  if (undone.grew > 0) {
    const change = { people: Math.max(1, left, appointment.people - undone.grew) }
    await updateBooking(tx, booking, change, writing)
  }
  if (left === 0) await leaveNobody(tx, row, writing)
  return { outcome: 'done', people, booking }
}

/**
 * Nobody of a booking is inside any more, by however many steps they came in: the places of a walk-in are free, and who
 * confirmed by coming has not.
 */
async function leaveNobody(tx: Db, { appointment }: BookingRow, writing: Writing): Promise<void> {
  const { id, confirmed_at } = appointment
  const done = await listArrivals(tx, id)
  const isByComing = done.some(
    ({ confirmed, created_at }) => confirmed && created_at.getTime() === confirmed_at?.getTime()
  )
  if (done.some(isOfWalkIn)) await markCancelled(tx, [id], writing.now, writing)
  else if (isByComing) await updateBooking(tx, id, { confirmed_at: null }, writing)
}

async function isWalkIn(tx: Db, booking: number): Promise<boolean> {
  return (await listArrivals(tx, booking)).some(isOfWalkIn)
}

function isOfWalkIn({ how }: ArrivalRow): boolean {
  return how === 'walkIn'
}

type Counted = Pick<ArrivalRow, 'how' | 'people' | 'asked'> & {
  booking: number
  grew?: number
  confirmed?: boolean
  undoes?: string
}

function write(
  tx: Db,
  { now }: Office,
  { key, at }: DoorAction,
  { device, door, user }: Doorkeeper,
  { booking, ...counted }: Counted
): Promise<void> {
  return addArrival(tx, {
    ...counted,
    key,
    appointment_id: booking,
    at: new Date(at),
    device,
    door,
    created_at: now,
    created_by: user,
  })
}
