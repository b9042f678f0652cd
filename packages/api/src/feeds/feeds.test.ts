import ICAL from 'ical.js'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeEvent } from '../events/changes.queries.ts'
import { setOptions } from '../options/options.queries.ts'
import { anEvent } from '../testing/bookings.ts'
import { noon, testApp } from '../testing/testApp.ts'

const house = await testApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
afterAll(() => house.close())
beforeEach(() => house.reset())

const writing = { now: noon, by: null }

/** The lines of a calendar, unfolded as RFC 5545 §3.1 says. */
async function linesOf(url: string): Promise<string[]> {
  const response = await house.client().get(url)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  return response.body.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
}

describe('the calendar to subscribe to', () => {
  it('has the days of each event, in its language, with its page', async () => {
    await setOptions(house.db, { name: 'Ochava', address: 'Pasaje Lucero 418' }, writing)
    const id = await anEvent(house.db, { excerpt_en: 'Two planes, air' })
    const lines = await linesOf('/en/events.ics')
    expect(lines).toContain('X-WR-CALNAME:Ochava')
    expect(lines).toContain(`UID:event-${id}@localhost`)
    expect(lines).toContain('SUMMARY:The Line')
    expect(lines).toContain('DESCRIPTION:Two planes\\, air')
    expect(lines).toContain('DTSTART;VALUE=DATE:20250301')
    // The first day on which it no longer is.
    expect(lines).toContain('DTEND;VALUE=DATE:20250401')
    expect(lines).toContain(`URL:http://localhost:3000/en/exhibitions/${id}`)
    expect(lines).toContain('LOCATION:Sala 1\\, Ochava\\, Pasaje Lucero 418')
    expect(lines).toContain('TRANSP:TRANSPARENT')
    expect(await linesOf('/es/events.ics')).toContain('SUMMARY:La línea')
  })

  it.each([
    ['Espacio "La Ñ": arte', 'Espacio “La Ñ”: arte'],
    ['Galería "La Ñ, hijos; & ‹Cía>\\', 'Galería “La Ñ, hijos; & ‹Cía>\\'],
    ['"Ñ" ("La 9" chica")', '“Ñ” (“La 9” chica”)'],
    ['Ochava\r\nBEGIN:VALARM', 'Ochava BEGIN:VALARM'],
  ])('names a gallery of whatever name, with its address: %j', async (name, read) => {
    await setOptions(house.db, { name, mail: 'hola@ochava.example' }, writing)
    await anEvent(house.db)
    const calendar = ICAL.Component.fromString((await linesOf('/es/events.ics')).join('\r\n'))
    const organizer = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('organizer')
    expect(organizer?.getFirstParameter('cn')).toBe(read)
    expect(organizer?.getFirstValue()).toBe('MAILTO:hola@ochava.example')
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstSubcomponent('valarm')).toBeNull()
  })

  it('is called as the gallery is, and says which product wrote it', async () => {
    await setOptions(house.db, { name: 'La Ñ, hijos; y \\ Cía' }, writing)
    const lines = await linesOf('/es/events.ics')
    expect(lines).toContain('X-WR-CALNAME:La Ñ\\, hijos\\; y \\\\ Cía')
    expect(lines.filter((line) => line.startsWith('PRODID'))).toEqual(['PRODID:-//Gallery//Calendar//EN'])
  })

  it.each([
    ['Spanish', 'ñandú, '],
    ['Arabic', 'معرض الفن '],
    ['pictures', '👩🏽‍🎨'],
  ])('has no line of more than 75 octets, and breaks no character: %s', async (_, word) => {
    const text = word.repeat(40).trim()
    await anEvent(house.db, { excerpt_es: text })
    const { body } = await house.client().get('/es/events.ics')
    const octets = body.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(Math.max(...octets)).toBeGreaterThan(70)
    expect(body).not.toMatch(/\p{Cs}|[^\r]\n|\r(?!\n)/u)
    const entry = ICAL.Component.fromString(body).getFirstSubcomponent('vevent')
    expect(entry?.getFirstPropertyValue('description')).toBe(text)
  })

  it('says what is not translated in the other language', async () => {
    await anEvent(house.db, { kind: 'other', title_en: '' })
    expect(await linesOf('/en/events.ics')).toContain('SUMMARY:La línea')
  })

  it('goes back thirty days, and knows nothing hidden', async () => {
    await anEvent(house.db, { title_es: 'Recién terminada', from: '2025-01-02', to: '2025-02-03' })
    await anEvent(house.db, { title_es: 'De antes', from: '2025-01-02', to: '2025-02-02' })
    await anEvent(house.db, { title_es: 'Escondida', active: false })
    const lines = await linesOf('/es/events.ics')
    expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual(['SUMMARY:Recién terminada'])
  })

  it('is a calendar also while there is nothing in it', async () => {
    const lines = await linesOf('/es/events.ics')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).not.toContain('BEGIN:VEVENT')
  })

  it('is sent again only after a change', async () => {
    const id = await anEvent(house.db)
    const first = await house.client().get('/es/events.ics')
    const ask = () =>
      house.client().get('/es/events.ics', { headers: { 'if-none-match': String(first.headers.etag) } })
    house.clock.advance(3_600_000)
    expect((await ask()).statusCode).toBe(304)
    await changeEvent(
      house.db,
      id,
      { title_es: 'La esquina' },
      { now: house.clock.now, by: null, zone: house.env.GALLERY_TZ }
    )
    const changed = await ask()
    expect(changed.statusCode).toBe(200)
    expect(changed.body).toContain('SUMMARY:La esquina')
    expect(changed.headers['cache-control']).toContain('public')
    expect(changed.headers['set-cookie']).toBeUndefined()
  })
})

describe('one event', () => {
  it('is a file of its own, with the same UID', async () => {
    const id = await anEvent(house.db, { from: '2024-03-01', to: '2024-03-01' })
    const lines = await linesOf(`/es/events/${id}.ics`)
    expect(lines).toContain(`UID:event-${id}@localhost`)
    expect(lines).toContain('DTEND;VALUE=DATE:20240302')
  })

  it.each(['/es/events/77.ics', '/es/events/nothing.ics'])('%s does not exist', async (url) => {
    expect((await house.client().get(url)).statusCode).toBe(404)
  })

  it('is not told about while it is hidden', async () => {
    const id = await anEvent(house.db, { active: false })
    expect((await house.client().get(`/es/events/${id}.ics`)).statusCode).toBe(404)
  })
})
