import type { AppointmentDetail } from '@gallery/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { countComing, guestOf, guestsOf } from './guestsOf.ts'

const now = new Date('2026-11-20T12:00:00Z')
const intl = createIntl({ locale: 'es', messages })

const booking: AppointmentDetail = {
  id: 1,
  confirmed: true,
  hold_until: null,
  offered: false,
  people: 1,
  needs: [],
  school: '',
  start: '2026-11-24T18:00:00Z',
  end: '2026-11-24T18:45:00Z',
  place: {
    id: 12,
    event: {
      id: 3,
      kind: 'exhibition',
      title_es: 'La línea',
      title_en: 'The line',
      place: 'Sala 1',
      color: 'red',
      largest_party: 6,
      needs: [],
    },
  },
  email: 'martina@example.org',
  first_name: 'Martina',
  last_name: 'Sosa',
  phone: '11 5555 0134',
  comments: '',
  cancelled_at: null,
  created_at: '2026-11-01T12:00:00Z',
}
const held = { confirmed: false, hold_until: '2026-11-20T13:00:00Z' }
const expired = { confirmed: false, hold_until: '2026-11-20T11:00:00Z' }
const cancelled = { cancelled_at: '2026-11-19T12:00:00Z' }

test('a guest brings as many as the booking says', () => {
  expect(guestOf({ ...booking, people: 3 }, now, intl)).toEqual({
    id: 1,
    name: 'Martina Sosa',
    people: 3,
    school: '',
    needs: '',
    contact: '11 5555 0134, martina@example.org',
    comments: '',
    state: 'confirmed',
  })
})

test('a guest is of a school, and needs what the panel says in words', () => {
  const asked = { ...booking, school: 'Escuela Normal 4', needs: ['wheelchair', 'otherLanguage'] } as const
  expect(guestOf({ ...asked, needs: [...asked.needs] }, now, intl)).toMatchObject({
    school: 'Escuela Normal 4',
    needs: 'Silla de ruedas, visita en otro idioma',
  })
})

test('who has not confirmed comes first, who takes no place last', () => {
  const guests = guestsOf(
    [
      { ...booking, id: 1, ...cancelled },
      { ...booking, id: 2, ...expired },
      { ...booking, id: 3 },
      { ...booking, id: 4, ...held },
      { ...booking, id: 5, ...held, offered: true },
      { ...booking, id: 6, offered: true },
      { ...booking, id: 7, ...expired, offered: true },
    ],
    now,
    intl
  )
  expect(guests.map(({ id, state }) => [id, state])).toEqual([
    [4, 'unconfirmed'],
    [5, 'offered'],
    [3, 'confirmed'],
    [6, 'confirmed'],
    [2, 'expired'],
    [7, 'expired'],
    [1, 'cancelled'],
  ])
})

test('only bookings that take places are counted, with all who come by them', () => {
  const guests = guestsOf(
    [
      { ...booking, people: 3 },
      { ...booking, people: 2, ...held },
      { ...booking, people: 5, ...expired },
      { ...booking, people: 4, ...cancelled },
    ],
    now,
    intl
  )
  expect(countComing(guests)).toEqual({ bookings: 2, people: 5 })
  expect(countComing([])).toEqual({ bookings: 0, people: 0 })
})
