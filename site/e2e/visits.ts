import type { Language, Slot } from '@gallery/contract'
import { expect } from './gallery.ts'
import { bookingBy, freeSlots, newAddress, type Visitor } from './visitor.ts'
import { words } from './words.ts'

const zone = 'America/Argentina/Buenos_Aires'

/** A time of the demo's guided visits with some places left, as the home page writes it. */
export interface Visit {
  slot: Slot
  event: number
  /** The gallery's day, 'YYYY-MM-DD'. */
  day: string
  /** "15:00 - 15:45". */
  time: string
  /** The accessible name of the day's cell as long as a place is free. */
  cell: string
}

/**
 * The soonest time of a guided visit, from tomorrow to the end of the timeline's first window, that has `free` places.
 * Tests share a gallery, so one that needs many asks for as many.
 */
export async function comingVisit(visitor: Visitor, language: Language, free = 3): Promise<Visit> {
  const [first] = await roomyVisits(visitor, language, free)
  if (!first) throw new Error('The demo has no visit to book.')
  return first
}

/** The first time of each of three days. */
export async function comingVisits(visitor: Visitor, language: Language): Promise<[Visit, Visit, Visit]> {
  const days = new Map<string, Visit>()
  for (const visit of await roomyVisits(visitor, language, 3))
    if (!days.has(visit.day)) days.set(visit.day, visit)
  const [first, second, third] = days.values()
  if (!first || !second || !third) throw new Error('The demo has not enough visits to book.')
  return [first, second, third]
}

/** A guided visit for whoever comes too late, and another time of its day. */
export async function visitWithAnotherTime(
  visitor: Visitor,
  language: Language
): Promise<{ late: Visit; other: Visit }> {
  const visits = await roomyVisits(visitor, language, 3)
  for (const late of visits) {
    const other = visits.find(
      ({ event, day, slot }) => event === late.event && day === late.day && slot.id !== late.slot.id
    )
    if (other) return { late, other }
  }
  throw new Error('The demo has no day with two visits to book.')
}

/** The times of guided visits from tomorrow to the end of the timeline's first window that have `free` places left. */
async function roomyVisits(visitor: Visitor, language: Language, free: number): Promise<Visit[]> {
  const today = dayOf(new Date())
  const end = dayOf(new Date(Date.now() + 9 * 24 * 60 * 60_000))
  const visits: Visit[] = []
  for (const { event, slot } of await freeSlots(visitor)) {
    const day = dayOf(new Date(slot.start))
    if (event.kind !== 'exhibition' || day <= today || day > end || slot.limit - slot.count < free) continue
    const title = language === 'es' ? event.title_es : event.title_en
    visits.push({
      slot,
      event: event.id,
      day,
      time: `${clockOf(slot.start)} - ${clockOf(slot.end)}`,
      cell: `${dayInWords(slot.start, language)}, ${title}: ${words[language].register}`,
    })
  }
  return visits
}

/** How many people have a place in a slot, by the API. */
export async function countOf({ id }: Pick<Slot, 'id'>, visitor: Visitor): Promise<number> {
  const { data }: { data: Slot } = await (await visitor.get(`/api/places/${id}`)).json()
  return data.count
}

/** Other people take every place that is left. */
export async function fillUp({ slot }: Visit, visitor: Visitor, name: string): Promise<void> {
  for (let place = slot.count; place < slot.limit; place++) {
    const answer = await visitor.post(
      '/api/appointments',
      bookingBy(`${name}-${place}`, slot.id),
      newAddress()
    )
    expect(answer.status).toBe(201)
  }
}

/** Others take places until so many are left. */
export async function leaveFree(free: number, booked: Visit, visitor: Visitor, name: string): Promise<void> {
  let left = booked.slot.limit - (await countOf(booked.slot, visitor))
  for (let party = 1; left > free; party += 1) {
    const people = Math.min(left - free, 6)
    const booking = { ...bookingBy(`${name}-${party}`, booked.slot.id), people }
    expect((await visitor.post('/api/appointments', booking, newAddress())).status).toBe(201)
    left -= people
  }
}

function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant)
}

/** "15:00", by the gallery's clock. */
export function clockOf(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(new Date(instant))
}

/** "jue 19 de noviembre", "Thu 19 November". */
function dayInWords(instant: string, language: Language): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(new Date(instant))
  const [weekday, day, month] = [
    part({ weekday: 'short' }),
    part({ day: 'numeric' }),
    part({ month: 'long' }),
  ]
  return language === 'es' ? `${weekday} ${day} de ${month}` : `${weekday} ${day} ${month}`
}
