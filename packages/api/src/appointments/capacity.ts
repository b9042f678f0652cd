import { type AccessNeed, dayOf, dayRange, type Options, type Slot } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { isOfferedOn } from '../opening/opening.queries.ts'
import type { CountsAs } from '../people/sameAddress.ts'
import type { MessageId, Values } from '../say.ts'
import { lineOf, unclaimed } from '../slots/line.queries.ts'
import { countTaken, listSlots, lockSlots, type SlotRow } from '../slots/slots.queries.ts'
import { type BookableEvent, findBookableEvent } from './bookableEvent.ts'
import { countTakenBeside } from './placesTaken.queries.ts'

/**
 * When it is, and in which zone the gallery counts its days. `options` are not read again where the caller has read them,
 * before anything was locked.
 */
export type Clock = { now: Date; zone: string; options?: Options }

/** A locked slot that visitors may book, with its event. */
export type OpenSlot = SlotRow & { event: BookableEvent }

/** Until when a hold that begins now lasts; never beyond the slot's beginning, after which nothing can be confirmed. */
export function holdUntil({ now, hold }: { now: Date; hold: number }, slot: Pick<SlotRow, 'start'>): Date {
  const end = new Date(now.getTime() + hold)
  return end < slot.start ? end : slot.start
}

/**
 * Locks a slot and makes sure that visitors may book it, whether or not it has places left. From here until the transaction
 * ends nobody else can pass this line with the same slot: what the caller counts stays true.
 *
 * Throws 404 when there is no such slot for visitors, and 409 with the day's slots when it is closed, was deleted, is on
 * a closed day or has begun.
 */
export async function lockOpenSlot(tx: Db, clock: Clock, id: number): Promise<OpenSlot> {
  const [slot] = await lockSlots(tx, [id])
  const event = slot && (await findBookableEvent(tx, slot.event_id))
  if (!slot || !event) throw notFound()
  const isClosed = slot.deleted_at || slot.unavailable || !event.requires_registration
  if (isClosed || !(await isOfferedOn(tx, clock, slot))) {
    throw await refusal(tx, clock, slot, 'booking.unavailable')
  }
  if (slot.start <= clock.now) throw await refusal(tx, clock, slot, 'booking.begun')
  return { ...slot, event }
}

/**
 * Locks a slot that visitors may book and makes sure that it has places left for all who come.
 *
 * @param wanted `as` says as what the address counts
 * @returns the slot, and whether the address has a place in it already. Who does not read its mailbox must not learn that
 * of a full slot, or for nothing: it is the caller's to say, once they may book.
 * @throws as {@link lockOpenSlot} and {@link refuseFull} do
 */
export async function lockSlotWithPlaces(
  tx: Db,
  clock: Clock,
  wanted: { place: number; people: number; email: string; as: CountsAs }
): Promise<{ slot: OpenSlot; has: boolean }> {
  const { place, people, email, as } = wanted
  const slot = await lockOpenSlot(tx, clock, place)
  const { taken, has } = await countTakenBeside(tx, clock.now, { slot: slot.id, email, as })
  await refuseFull(tx, clock, slot, { people, taken })
  return { slot, has }
}

/** Who asks for places: how many they are, and the booking that asks, if it exists already. */
type Asking = {
  people: number
  /** It does not stand in its own way. */
  except?: number
  /** They come before those who wait: the place was theirs, and is given back. */
  first?: boolean
  /** How many people have a place beside them, where that is counted already. */
  taken?: number
}

/**
 * Throws 409 with the day's slots when the locked slot has not a place left for each of the `people`, or those that are
 * left are for who waits for one (docs/product.md, Waiting list). What a booking has already it keeps.
 */
export async function refuseFull(
  tx: Db,
  clock: Clock,
  slot: SlotRow,
  { people, except, first = false, taken }: Asking
): Promise<void> {
  const others = taken ?? (await countIn(tx, clock, slot, except))
  const own = except === undefined ? 0 : (await countIn(tx, clock, slot)) - others
  const free = slot.limit - others
  if (people > free) {
    if (free <= 0) throw await refusal(tx, clock, slot, 'booking.full')
    throw await refusal(tx, clock, slot, 'booking.tooFew', { free })
  }
  if (first || people <= own) return
  const left = own + unclaimed(slot, free - own, await lineOf(tx, clock, slot))
  if (people <= left) return
  if (left === own) throw await refusal(tx, clock, slot, 'booking.line')
  throw await refusal(tx, clock, slot, 'booking.tooFew', { free: left })
}

async function countIn(tx: Db, { now }: Clock, { id }: SlotRow, except?: number): Promise<number> {
  return (await countTaken(tx, now, [id], except)).get(id) ?? 0
}

/** Whether a slot takes a party: of a school only where it takes groups. */
export function takesSchool(slot: Pick<SlotRow, 'groups'>, school: string): boolean {
  return school === '' || slot.groups
}

/** What a visitor asks for, beside a place; what is left out is not asked for. */
type Asked = { people?: number; needs?: readonly AccessNeed[]; school?: string }

/**
 * A visitor asks for no more than the gallery offers: as many people on one booking as the event allows, or in a slot
 * that takes school groups as many as it has places; and only the help that the event can give.
 *
 * @throws InvalidInput on `people`, `needs` or `school`
 */
export async function refuseBeyond(
  tx: Db,
  slot: SlotRow & { event?: BookableEvent },
  { people = 1, needs = [], school = '' }: Asked
): Promise<void> {
  if (!takesSchool(slot, school)) throw new InvalidInput({ school: 'field.school.notTaken' })
  if ((people === 1 || school !== '') && needs.length === 0) return
  const event = slot.event ?? (await findBookableEvent(tx, slot.event_id))
  const max = event?.largest_party ?? 1
  if (school === '' && people > max) {
    throw new InvalidInput({ people: { id: 'field.people.tooMany', values: { max } } })
  }
  if (needs.some((need) => !event?.needs.includes(need))) {
    throw new InvalidInput({ needs: 'field.needs.notOffered' })
  }
}

/** A 409 that carries the event's slots of that day as they are now, so that the visitor can choose again. */
export async function refusal(
  db: Db,
  clock: Clock,
  slot: Pick<SlotRow, 'event_id' | 'start'>,
  message: MessageId,
  values: Values = {}
): Promise<Refused> {
  return new Refused(409, message, values, { body: { slots: await slotsOfDay(db, clock, slot) } })
}

function slotsOfDay(
  db: Db,
  { now, zone }: Clock,
  { event_id, start }: Pick<SlotRow, 'event_id' | 'start'>
): Promise<Slot[]> {
  return listSlots(db, now, {
    events: [event_id],
    ...dayRange(dayOf(start, zone), zone),
    offeredIn: zone,
  })
}
