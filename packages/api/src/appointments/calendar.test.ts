import { describe, expect, it } from 'vitest'
import type { BookingRow } from './appointments.queries.ts'
import { bookingCalendar } from './calendar.ts'

const now = new Date('2025-03-10T12:00:00Z')
const audit = { created_at: now, created_by: null, updated_at: now, updated_by: null, deleted_at: null }
const row: BookingRow = {
  appointment: {
    id: 7,
    slot_id: 3,
    user_id: null,
    people: 1,
    needs: [],
    school: '',
    email: 'ana@example.com',
    first_name: 'Ana',
    last_name: 'Paz',
    phone: '11 4832-1107',
    comments: '',
    language: 'es',
    hold_until: null,
    confirmed_at: now,
    cancelled_at: null,
    sequence: 3,
    anonymous_at: null,
    search: '',
    ...audit,
  },
  slot: {
    id: 3,
    event_id: 5,
    // 21:30 to 22:15 of the 12th in Buenos Aires: already the 13th in UTC.
    start: new Date('2025-03-13T00:30:00Z'),
    end: new Date('2025-03-13T01:15:00Z'),
    label_es: 'Visita guiada, con sillas; sin apuro',
    label_en: '',
    limit: 7,
    unavailable: false,
    groups: false,
    open_anyway: false,
    ...audit,
  },
  event: {
    id: 5,
    kind: 'exhibition',
    title_es: 'La línea',
    title_en: 'The Line',
    place: 'Sala 1',
    color: 'red',
    largest_party: 6,
    needs: [],
    requires_registration: true,
  },
  offered: false,
}
const context = {
  language: 'es',
  gallery: { name: 'Ochava', mail: 'hola@ochava.test', address: 'Av. Córdoba 100, Buenos Aires' },
  publicUrl: 'https://ochava.test',
  now,
} as const

/** The file's lines, unfolded as RFC 5545 §3.1 says. */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')

describe('the calendar file', () => {
  const lines = linesOf(bookingCalendar(row, context))

  it('says when in UTC, so that every calendar shows the hour of the gallery', () => {
    expect(lines).toContain('DTSTART:20250313T003000Z')
    expect(lines).toContain('DTEND:20250313T011500Z')
    expect(lines).toContain('DTSTAMP:20250310T120000Z')
  })

  it('says what and where in the language of the booking, escaped', () => {
    expect(lines).toContain('SUMMARY:La línea: Visita guiada\\, con sillas\\; sin apuro')
    expect(lines).toContain('LOCATION:Sala 1\\, Ochava\\, Av. Córdoba 100\\, Buenos Aires')
    expect(lines).toContain('URL:https://ochava.test/es/exhibitions/5')
    const english = linesOf(bookingCalendar(row, { ...context, language: 'en' }))
    expect(english).toContain('SUMMARY:The Line: Visita guiada\\, con sillas\\; sin apuro')
  })

  it('keeps the UID of a booking, with a higher sequence once it changed', () => {
    const moved = { ...row, appointment: { ...row.appointment, sequence: 4 } }
    const sequence = (file: string) => Number(/^SEQUENCE:(\d+)$/m.exec(file)?.[1])
    const uid = (file: string) => /^UID:(.+)$/m.exec(file)?.[1]
    expect(uid(bookingCalendar(moved, context))).toBe(uid(bookingCalendar(row, context)))
    expect(sequence(bookingCalendar(moved, context))).toBeGreaterThan(sequence(bookingCalendar(row, context)))
  })

  it('takes a cancelled booking out of calendars, under the same UID', () => {
    const cancelled = { ...row, appointment: { ...row.appointment, cancelled_at: now, sequence: 4 } }
    const taking = linesOf(bookingCalendar(cancelled, context))
    expect(taking).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'STATUS:CANCELLED',
        'SEQUENCE:4',
        'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      ])
    )
    expect(taking).toContain(lines.find((line) => line.startsWith('UID:')))
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED', 'SEQUENCE:3']))
  })

  it.each([
    ['no mail', { gallery: { ...context.gallery, mail: '' } }],
    ['a mail that is none', { gallery: { ...context.gallery, mail: 'write to us' } }],
    ['a host without dots', { publicUrl: 'http://gallery:3000' }],
    ['no name and no address', { gallery: { name: '', mail: '', address: '' } }],
  ])('comes out for a gallery with %s', (_, odd) => {
    expect(linesOf(bookingCalendar(row, { ...context, ...odd }))).toContain('DTSTART:20250313T003000Z')
  })

  it('ends every line with CRLF, keeps them short and tells no secret', () => {
    const slot = {
      ...row.slot,
      label_es: 'Visita guiada a la colección, según señaló Íñigo Núñez; en español',
    }
    const file = bookingCalendar({ ...row, slot }, context)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(file).not.toContain('ana@example.com')
  })
})
