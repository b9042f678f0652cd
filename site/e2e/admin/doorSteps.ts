import type { AppointmentDetail, DoorGuest, DoorSlot, Slot } from '@gallery/contract'
import { expect, type Page } from '@playwright/test'
import { created, createSlot } from '../gallerist.ts'
import type { Visitor } from '../visitor.ts'
import { anEvent, dayOf } from './agendaSteps.ts'

const minute = 60_000

/**
 * A slot of today, of an event of its own, that begins in so many minutes, or in the next in which none begins: the door's
 * list names it by its time. Before midnight, however late it is.
 */
export async function aSlotToday(
  gallery: Visitor,
  title: string,
  { minutes, limit = 6 }: { minutes: number; limit?: number }
): Promise<Slot> {
  const today = dayOf(new Date())
  const event = await anEvent(gallery, title, today)
  const midnight = Date.parse(`${today}T23:59:00-03:00`)
  const { slots } = await doorList(gallery)
  const taken = new Set(slots.map((slot) => Math.floor(Date.parse(slot.start) / minute)))
  const from = Math.floor(Math.min(Date.now() + minutes * minute, midnight) / minute)
  // Late in the evening there may be none after it.
  const onwards = [...Array(60).keys()].map((step) => from + step).filter((at) => at * minute <= midnight)
  const back = [...Array(60).keys()].map((step) => from - step)
  const free = [...onwards, ...back].find((at) => !taken.has(at))
  const start = new Date((free ?? from) * minute)
  const end = new Date(start.getTime() + 45 * minute)
  return createSlot(gallery, {
    event_id: event.id,
    start: start.toISOString(),
    end: end.toISOString(),
    limit,
  })
}

/** Somebody with a place, confirmed. */
export async function aGuest(
  gallery: Visitor,
  place: number,
  last_name: string,
  people = 1
): Promise<AppointmentDetail> {
  return created(
    await gallery.post('/api/appointments/byHand', { place, first_name: 'Ana', last_name, people })
  )
}

async function doorList(gallery: Visitor): Promise<{ slots: DoorSlot[] }> {
  const { data }: { data: { slots: DoorSlot[] } } = await (await gallery.get('/api/door')).json()
  return data
}

/** A time as the door's list has it. */
export async function doorSlot(gallery: Visitor, id: number): Promise<DoorSlot> {
  const { slots } = await doorList(gallery)
  const slot = slots.find((each) => each.id === id)
  if (!slot) throw new Error(`No time ${id} at the door`)
  return slot
}

/** How many of each are inside, by surname, as the server has it. */
export async function insideOf(gallery: Visitor, slot: number): Promise<Record<string, number>> {
  const { guests } = await doorSlot(gallery, slot)
  return Object.fromEntries(guests.map(({ last_name, inside }: DoorGuest) => [last_name, inside]))
}

/** Opens the door on a phone, at a time. */
export async function openDoor(page: Page, slot: Slot): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/admin/door')
  await showSlot(page, slot)
}

/** Chooses a time at the door. */
export async function showSlot(page: Page, slot: Slot): Promise<void> {
  const time = new Date(slot.start).toLocaleTimeString('sv', {
    timeZone: 'America/Argentina/Buenos_Aires',
    timeStyle: 'short',
  })
  const tab = page.getByRole('navigation', { name: 'Turnos del día' }).getByRole('button', {
    name: new RegExp(`^${time}`),
  })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-current', 'true')
}

/** Waits until the phone keeps the page, with all that it is made of: it then opens without a connection. */
export async function kept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('gallery-door')
        const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
        return paths.includes(location.pathname) && paths.some((path) => path.endsWith('.wasm'))
      })
    )
    .toBe(true)
}
