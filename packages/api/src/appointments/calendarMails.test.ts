import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBooking, anEvent, aSlot, outbox, tokenFor } from '../testing/bookings.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

/** What a calendar program that another library reads for keeps of a visit. */
type Kept = { sequence: number; start: string; end: string; summary: string }

/**
 * Takes a file into a calendar as RFC 5546 (3.2) says: an entry takes the place of the one with the same UID, unless that
 * is as new or newer; one that is cancelled takes it out.
 */
function takeIn(calendar: Map<string, Kept>, file: string): void {
  const component = ICAL.Component.fromString(file)
  const [entry] = component.getAllSubcomponents('vevent').map((found) => new ICAL.Event(found))
  if (!entry) throw new Error('The file has no entry')
  const known = calendar.get(entry.uid)
  if (known && known.sequence >= entry.sequence) return
  if (component.getFirstPropertyValue('method') === 'CANCEL') calendar.delete(entry.uid)
  else
    calendar.set(entry.uid, {
      sequence: entry.sequence,
      start: entry.startDate.toJSDate().toISOString(),
      end: entry.endDate.toJSDate().toISOString(),
      summary: entry.summary,
    })
}

it('a calendar that reads every mail of a booking has the visit once, as it is, and no more once it is cancelled', async () => {
  const visitor = stage.client()
  const event = await anEvent(stage.db, { largest_party: 4 })
  const first = await aSlot(stage.db, event, { start: new Date('2025-03-06T18:00:00Z') })
  const second = await aSlot(stage.db, event, { start: new Date('2025-03-07T19:00:00Z') })
  const calendar = new Map<string, Kept>()
  /** Takes the newest mail's file in twice, as whoever opens it once more does. */
  const readMail = async () => {
    const [mail] = await outbox(stage.db)
    const [file] = mail?.attachments ?? []
    if (!file) throw new Error(`The mail "${mail?.subject}" brings no file`)
    for (const content of [file.content, file.content]) takeIn(calendar, String(content))
    return [...calendar.values()]
  }

  await visitor.post(url, aBooking(first, { people: 3 }))
  const link = `${url}/link/${await tokenFor(stage.db, 'ana@example.org')}`
  await visitor.post(`${link}/confirm`)
  const [booked] = await readMail()
  expect(booked).toMatchObject({ start: '2025-03-06T18:00:00.000Z', end: '2025-03-06T18:45:00.000Z' })
  expect(booked?.summary).toContain('La línea')

  await visitor.post(`${link}/move`, { place: second })
  const moved = await readMail()
  expect(moved).toEqual([expect.objectContaining({ start: '2025-03-07T19:00:00.000Z' })])
  expect(moved[0]?.sequence).toBeGreaterThan(booked?.sequence ?? 0)

  await visitor.post(`${link}/party`, { people: 2 })
  const smaller = await readMail()
  expect(smaller).toEqual([expect.objectContaining({ start: '2025-03-07T19:00:00.000Z' })])
  expect(smaller[0]?.sequence).toBeGreaterThan(moved[0]?.sequence ?? 0)

  await visitor.post(`${link}/cancel`)
  expect(await readMail()).toEqual([])
})
