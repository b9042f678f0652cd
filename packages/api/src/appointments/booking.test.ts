import { InvalidFields, Slot } from '@gallery/contract'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appointments } from '../tables/appointments.table.ts'
import { bookingKeys } from '../tables/bookingKeys.table.ts'
import { aBooking, anEvent, aSlot, outbox, takenOf, tokenFor } from '../testing/bookings.ts'
import { elsewhere } from '../testing/client.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

const url = '/api/appointments'
const hour = 3_600_000
let stage: TestApp
let event: number
let slot: number

beforeAll(async () => {
  stage = await testApp()
})
beforeEach(async () => {
  await stage.reset()
  event = await anEvent(stage.db)
  slot = await aSlot(stage.db, event, { limit: 2 })
})
afterAll(() => stage.close())

const tooLong = (max: string) => `El texto es demasiado largo: el máximo es de ${max} caracteres.`

async function written(): Promise<{ bookings: number; mails: number }> {
  const [row] = await stage.db.select({ bookings: count() }).from(appointments)
  return { bookings: row?.bookings ?? 0, mails: (await outbox(stage.db)).length }
}

describe('booking a place', () => {
  it('holds the place, mails the link and says so', async () => {
    const answer = await stage
      .client()
      .post(url, aBooking(slot, { comments: 'Vamos con sillas.\nSin apuro.' }))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      message:
        'Se envió un mail con la confirmación del turno. Abrí el link que trae para quedarte con el lugar.',
      data: {
        id: 1,
        confirmed: false,
        people: 1,
        needs: [],
        school: '',
        hold_until: new Date(stage.clock.now.getTime() + 2 * hour).toISOString(),
        offered: false,
        email: 'ana@example.org',
        key: expect.stringMatching(/^[\w-]{43}$/),
        start: '2025-03-06T18:00:00.000Z',
        end: '2025-03-06T18:45:00.000Z',
        place: {
          id: slot,
          event: {
            id: event,
            kind: 'exhibition',
            title_es: 'La línea',
            title_en: 'The Line',
            place: 'Sala 1',
            color: 'red',
            largest_party: 6,
            needs: [],
          },
        },
      },
    })
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(1)
    const [mail] = await outbox(stage.db)
    expect(mail).toMatchObject({ kind: 'bookingConfirm', language: 'es', to: 'ana@example.org' })
    expect(mail?.text).toContain('15:00')
    const [row] = await stage.db.select().from(appointments)
    const secrets = [answer.json().data.key, await tokenFor(stage.db, 'ana@example.org')]
    const kept = JSON.stringify([row, await stage.db.select().from(bookingKeys)])
    expect(secrets.filter((secret) => kept.includes(secret))).toEqual([])
    expect(row).toMatchObject({
      comments: 'Vamos con sillas.\nSin apuro.',
      confirmed_at: null,
      hold_until: new Date(stage.clock.now.getTime() + 2 * hour),
    })
  })

  it.each([
    ['the language of the form', { language: 'en' }, 'es'],
    ['the language of the browser', {}, 'en-GB,en;q=0.9'],
  ])('speaks and writes in %s', async (_, changes, browser) => {
    const answer = await stage
      .client()
      .post(url, aBooking(slot, changes), { headers: { 'accept-language': browser } })
    const message = 'We sent you an e-mail to confirm your booking. Open the link in it to keep the place.'
    expect(answer.json()).toMatchObject({ message })
    expect((await outbox(stage.db))[0]?.language).toBe('en')
  })

  it('notes who was signed in', async () => {
    const client = stage.client()
    const user = await client.signInAs({ email: 'otra@example.org' })
    expect((await client.post(url, aBooking(slot))).statusCode).toBe(201)
    const [row] = await stage.db.select().from(appointments)
    expect(row).toMatchObject({ user_id: user, created_by: user, email: 'ana@example.org' })
  })

  it('frees the place when the hold expires, not before', async () => {
    for (const email of ['uno@example.org', 'dos@example.org']) {
      expect((await stage.client().post(url, aBooking(slot, { email }))).statusCode).toBe(201)
    }
    stage.clock.advance(2 * hour - 1)
    expect((await stage.client().post(url, aBooking(slot))).statusCode).toBe(409)
    stage.clock.advance(1)
    expect(await takenOf(stage.db, slot, stage.clock.now)).toBe(0)
    expect((await stage.client().post(url, aBooking(slot))).statusCode).toBe(201)
  })

  it('never holds beyond the beginning of the slot', async () => {
    const soon = new Date(stage.clock.now.getTime() + hour)
    const next = await aSlot(stage.db, event, { start: soon })
    await stage.client().post(url, aBooking(next))
    const [row] = await stage.db.select().from(appointments)
    expect(row?.hold_until).toEqual(soon)
  })
})

describe('a slot that cannot be had', () => {
  it('full: 409 with the slots of that day as they are now', async () => {
    const later = await aSlot(stage.db, event, { start: new Date('2025-03-06T20:00:00Z') })
    await aSlot(stage.db, event, { start: new Date('2025-03-07T18:00:00Z') })
    await stage.client().post(url, aBooking(slot, { email: 'uno@example.org' }))
    await stage.client().post(url, aBooking(slot, { email: 'dos@example.org' }))
    const before = await written()
    const answer = await stage.client().post(url, aBooking(slot))
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      message: 'Ese turno se acaba de completar. Elegí otro.',
      slots: [
        { id: slot, count: 2, limit: 2 },
        { id: later, count: 0, limit: 7 },
      ],
    })
    for (const one of answer.json().slots) Slot.parse(one)
    expect(answer.json()).not.toHaveProperty('errors')
    expect(await written()).toEqual(before)
  })

  it.each([
    ['closed', { unavailable: true }, {}, 'Ese turno ya no está disponible. Elegí otro.'],
    [
      'of an event without registration',
      {},
      { requires_registration: false },
      'Ese turno ya no está disponible. Elegí otro.',
    ],
    ['past', { start: new Date('2025-03-04T18:00:00Z') }, {}, 'Ese turno ya empezó. Elegí otro.'],
    ['just beginning', { start: new Date('2025-03-05T15:00:00Z') }, {}, 'Ese turno ya empezó. Elegí otro.'],
  ])('%s: 409 and nothing written', async (_, slotChanges, eventChanges, message) => {
    const other = await aSlot(stage.db, await anEvent(stage.db, eventChanges), slotChanges)
    const answer = await stage.client().post(url, aBooking(other))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe(message)
    expect(answer.json().slots).toHaveLength(1)
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })

  it('deleted in the meantime: 409 with what is left of the day', async () => {
    const left = await aSlot(stage.db, event, { start: new Date('2025-03-06T20:00:00Z') })
    const gallery = stage.client()
    await gallery.signInAs({ super: true })
    expect((await gallery.delete(`/api/places/${slot}`)).statusCode).toBe(200)
    const answer = await stage.client().post(url, aBooking(slot))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().slots).toMatchObject([{ id: left }])
  })

  it.each([
    ['unknown', async () => 4_711],
    ['of an inactive event', async () => aSlot(stage.db, await anEvent(stage.db, { active: false }))],
  ])('%s: 404 and nothing written', async (_, find) => {
    const answer = await stage.client().post(url, aBooking(await find()))
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ message: 'Recurso no encontrado' })
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })

  it('held by the same address already, in any case: 422 on the email', async () => {
    await stage.client().post(url, aBooking(slot))
    const again = await stage.client().post(url, aBooking(slot, { email: ' ANA@Example.org ' }))
    expect(again.statusCode).toBe(422)
    expect(Object.keys(again.json().errors)).toEqual(['email'])
    expect(await written()).toEqual({ bookings: 1, mails: 1 })
    // The mailbox has left one to lapse, and waits for the next.
    stage.clock.advance(2 * hour + hour / 12)
    expect((await stage.client().post(url, aBooking(slot))).statusCode).toBe(201)
  })
})

describe('a form that is filled in wrong', () => {
  const spanish = {
    email: 'Escribí tu email.',
    first_name: 'Escribí tu nombre.',
    last_name: 'Escribí tu apellido.',
    phone: 'Escribí tu teléfono.',
    place: 'Elegí un turno.',
  }
  const english = {
    email: 'Enter your e-mail address.',
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    phone: 'Enter your phone number.',
    place: 'Choose a time.',
  }
  it.each([
    ['es', 'empty', {}, spanish],
    ['es', 'blank', { place: '', email: ' ', first_name: ' ', last_name: '', phone: '  ' }, spanish],
    ['en', 'empty', {}, english],
    ['en', 'blank', { place: '', email: ' ', first_name: ' ', last_name: '', phone: '  ' }, english],
  ])('names each field in %s when it is %s', async (language, _, body, expected) => {
    const answer = await stage.client().post(url, body, { headers: { 'accept-language': language } })
    expect(answer.statusCode).toBe(422)
    const { errors } = InvalidFields.parse(answer.json())
    expect(Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))).toEqual(
      expected
    )
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })

  it.each([
    ['es', ['Escribí el nombre.', 'Escribí el apellido.']],
    ['en', ['Enter a first name.', 'Enter a last name.']],
  ])('is told in %s of whom the gallery writes down', async (language, texts) => {
    const gallery = stage.client()
    await gallery.signInAs({ super: true })
    const headers = { 'accept-language': language }
    const answer = await gallery.post(`${url}/byHand`, { place: slot }, { headers })
    const { errors } = InvalidFields.parse(answer.json())
    expect([errors.first_name, errors.last_name].flat()).toEqual(texts)
  })

  it.each([
    ['email', 'without an ending', 'ana@mail', 'El email no parece completo. Falta el dominio.'],
    ['email', 'without a domain', 'ana', 'El email no parece completo. Falta el dominio.'],
    ['email', 'with a space', 'ana paz@mail.com', 'Escribí una dirección de email válida.'],
    ['email', 'too long', `${'a'.repeat(300)}@mail.com`, tooLong('254')],
    ['email', 'that is a number', 12, 'El dato no es válido.'],
    ['phone', 'without a digit', 'no tengo', 'El teléfono no parece completo. Escribilo con números.'],
    ['phone', 'too long', `${'1'.repeat(100_000)}!`, tooLong('40')],
    ['first_name', 'too long', 'a'.repeat(101), tooLong('100')],
    ['first_name', 'of two lines', 'Ana\nPaz', 'El dato no es válido.'],
    ['last_name', 'with a NUL', 'Pa\0z', 'El dato no es válido.'],
    ['last_name', 'that is an object', { toString: 1 }, 'El dato no es válido.'],
    ['comments', 'of 100 kB', 'x'.repeat(100_000), tooLong('2.000')],
    ['comments', 'with a NUL', 'a\0b', 'El dato no es válido.'],
    ['place', 'that is true', true, 'Elegí un turno de la lista.'],
    ['place', 'that is a list', [1], 'Elegí un turno de la lista.'],
    ['place', 'that is SQL', '1; drop table slots', 'Elegí un turno de la lista.'],
    ['place', 'too large', '99999999999', 'Elegí un turno de la lista.'],
    ['language', 'that nobody speaks here', 'fr', 'Elegí una de las opciones.'],
  ])('%s %s: 422 that says what is wrong with it', async (field, _, value, message) => {
    const answer = await stage.client().post(url, aBooking(slot, { [field]: value }))
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual([field])
    expect(answer.json().errors[field][0]).toBe(message)
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })

  it.each([
    ['JSON cut short', '{"place": 1, "email"', { 'content-type': 'application/json' }, 400],
    ['a list', '[1, 2]', { 'content-type': 'application/json' }, 400],
    ['a word', '"hola"', { 'content-type': 'application/json' }, 400],
    ['a form', 'place=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [
      'two megabytes',
      JSON.stringify({ comments: 'x'.repeat(2 << 20) }),
      { 'content-type': 'application/json' },
      413,
    ],
  ])('%s is refused whole', async (_, body, headers, status) => {
    const answer = await stage.client().post(url, body, { headers })
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json())).toEqual(['message'])
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })

  it.each([
    ['no AJAX header', { 'x-requested-with': '' }],
    ['no CSRF header', { 'x-xsrf-token': '' }],
    ['another CSRF header', { 'x-xsrf-token': 'guessed' }],
  ])('%s: 403 and nothing written', async (_, headers) => {
    const answer = await stage.client().post(url, aBooking(slot), { headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toContain('Recargá la página')
    expect(await written()).toEqual({ bookings: 0, mails: 0 })
  })
})

describe('too many bookings', () => {
  it('to one mailbox: 429 that says when to come back', async () => {
    const gallerist = stage.client()
    // Visitors hold no more than five at once.
    await gallerist.signInAs({ email: 'jefa@example.org', super: true })
    const take = async () => gallerist.post(url, aBooking(await aSlot(stage.db, event)), elsewhere())
    for (let n = 0; n < 20; n++) expect((await take()).statusCode).toBe(201)
    const answer = await take()
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('3600')
    expect(answer.json().message).toContain('60 minutos')
    stage.clock.advance(hour)
    expect((await take()).statusCode).toBe(201)
  })
})
