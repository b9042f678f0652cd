import type { Event, Language, Slot } from '@gallery/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { created, createSlot } from '../gallerist.ts'
import { type Visitor, visit } from '../visitor.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The gallery's day of an instant, 'YYYY-MM-DD'. */
export function dayOf(instant: string | Date): string {
  return new Date(instant).toLocaleDateString('sv', { timeZone: 'America/Argentina/Buenos_Aires' })
}

/** Monday of a week that is still far away, so that no slot of it has begun and none of the demo's is there. */
export function farMonday(): string {
  const monday = new Date(Date.now() + 120 * day)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  return dayOf(new Date(`${monday.toISOString().slice(0, 10)}T15:00:00Z`))
}

/** An event of a test's own that takes bookings from that Monday to Friday. */
export async function anEvent(gallery: Visitor, title: string, monday = farMonday()): Promise<Event> {
  const friday = dayOf(new Date(Date.parse(`${monday}T15:00:00Z`) + 4 * day))
  return created(
    await gallery.post('/api/events', {
      kind: 'other',
      title_es: title,
      title_en: title,
      from: monday,
      to: friday,
      color: 'purple',
      requires_registration: true,
    })
  )
}

/** A slot of three quarters of an hour, at `HH:mm` of a day in the gallery, for three people unless the test says more. */
export function aSlot(
  gallery: Visitor,
  event_id: number,
  monday: string,
  time: string,
  limit = 3,
  open_anyway = true
): Promise<Slot> {
  const start = new Date(`${monday}T${time}:00-03:00`)
  const end = new Date(start.getTime() + 45 * minute)
  return createSlot(gallery, {
    event_id,
    start: start.toISOString(),
    end: end.toISOString(),
    limit,
    open_anyway,
  })
}

/** Somebody books on the site, and has not confirmed. */
export async function book(
  url: string,
  place: number,
  email: string,
  language: Language = 'es'
): Promise<void> {
  const visitor = await visit(url)
  const form = { place, email, first_name: 'Ana', last_name: 'Paz', phone: '11 4832-1107', language }
  await created(await visitor.post('/api/appointments', form))
}

/** A slot as anybody's calendar has it; undefined when it is not there. */
export async function readSlot(gallery: Visitor, { id }: Slot): Promise<Slot | undefined> {
  const answer = await gallery.get(`/api/places/${id}`)
  if (answer.status === 404) return undefined
  const { data }: { data: Slot } = await answer.json()
  return data
}

/** Opens a slot in the calendar of its day. */
export async function openSlot(page: Page, language: Language, slot: Slot): Promise<Locator> {
  await page.goto(`/${language}/admin/appointments?day=${dayOf(slot.start)}&slot=${slot.id}`)
  const times = [slot.start, slot.end].map((each) =>
    new Date(each).toLocaleTimeString('es-AR', {
      timeZone: 'America/Argentina/Buenos_Aires',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  )
  const head = page.getByRole('heading', { level: 2, name: times.join(' - ') })
  await expect(head).toBeVisible()
  return head
}
