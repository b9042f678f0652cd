import { itemReference, workReference } from '@gallery/api'
import { Event, Item, ItemForm, Work, WorkForm } from '@gallery/contract'
import { describe, expect, it, test } from 'vitest'
import { eventData } from './eventData.ts'
import { itemData } from './itemData.ts'
import { workData } from './workData.ts'

const texts = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`${field}_es`, ''],
      [`${field}_en`, ''],
    ])
  )

const unstated = { rights: '', rights_note_es: '', rights_note_en: '', rights_statement: null } as const
const stated = {
  id: 'CC-BY-4.0',
  uri: 'http://creativecommons.org/licenses/by/4.0/',
  ...texts(['name', 'note']),
  note_es: 'Foto: Ana Roca',
  copies: true,
} as const

const options = { name: 'Ochava', address: 'Pasaje Lucero 418, San Telmo, Buenos Aires' }
const citing = { ...options, language: 'es', url: '', today: '2026-11-17' } as const

const morning = { now: new Date('2026-11-17T12:00:00.000Z'), today: '2026-11-17' }
const slot = (id: number, hours: [start: string, end: string], count = 0) => ({
  id,
  event_id: 7,
  start: `2026-11-17T${hours[0]}:00.000Z`,
  end: `2026-11-17T${hours[1]}:00.000Z`,
  label_es: '',
  label_en: '',
  limit: 4,
  count,
  unavailable: false,
  groups: false,
  open_anyway: false,
})

const event = (changes: object = {}) =>
  Event.parse({
    id: 7,
    kind: 'other',
    ...texts(['title', 'excerpt', 'body']),
    title_es: 'Visita',
    image: null,
    picture: null,
    place: 'Sala 1',
    from: '2026-11-17',
    to: '2026-11-17',
    active: true,
    color: 'red',
    requires_registration: true,
    largest_party: 6,
    needs: [],
    reminder: true,
    artists: [],
    images: [],
    works: [],
    related: [],
    ...unstated,
    places: [slot(1, ['18:00', '18:45'], 4), slot(2, ['19:00', '19:45'])],
    updated_at: '2026-11-01T12:00:00.000Z',
    updated_by: null,
    ...changes,
  })

describe('an event', () => {
  it('has hours, offers and a structured address, and costs nothing', () => {
    const data = eventData(event(), options, 'es', morning)
    expect(data).toMatchObject({
      startDate: '2026-11-17T18:00:00.000Z',
      endDate: '2026-11-17T19:45:00.000Z',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, availability: 'https://schema.org/InStock' },
      location: {
        name: 'Ochava, Sala 1',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Pasaje Lucero 418, San Telmo',
          addressLocality: 'Buenos Aires',
        },
      },
      subEvent: [
        { startDate: '2026-11-17T18:00:00.000Z', offers: { availability: 'https://schema.org/SoldOut' } },
        { endDate: '2026-11-17T19:45:00.000Z', offers: { availability: 'https://schema.org/InStock' } },
      ],
    })
  })

  it('offers the times that have not begun, and nothing where places are booked and there are none', () => {
    const begun = eventData(event(), options, 'es', { ...morning, now: new Date('2026-11-17T18:30:00.000Z') })
    expect(begun).toMatchObject({ startDate: '2026-11-17T18:00:00.000Z', subEvent: [{ offers: {} }] })
    const over = eventData(event(), options, 'es', { ...morning, now: new Date('2026-11-17T20:00:00.000Z') })
    const unplanned = eventData(event({ places: [] }), options, 'es', morning)
    for (const none of [over, unplanned]) {
      expect(none).not.toHaveProperty('offers')
      expect(none).not.toHaveProperty('subEvent')
    }
  })

  it('that is over offers nothing', () => {
    const open = event({ places: [], requires_registration: false })
    // Past midnight by the server's clock, the gallery's day goes on.
    const now = new Date('2026-11-18T01:00:00.000Z')
    expect(eventData(open, options, 'es', { now, today: '2026-11-17' })).toHaveProperty('offers')
    expect(eventData(open, options, 'es', { now, today: '2026-11-18' })).not.toHaveProperty('offers')
  })

  it('of several days, or without times, goes by the day', () => {
    const long = eventData(event({ to: '2026-12-20' }), options, 'es', morning)
    expect(long).toMatchObject({ startDate: '2026-11-17', endDate: '2026-12-20' })
    const open = eventData(event({ places: [], requires_registration: false }), options, 'es', morning)
    expect(open).toMatchObject({
      startDate: '2026-11-17',
      offers: { availability: 'https://schema.org/InStock' },
    })
    expect(open).not.toHaveProperty('subEvent')
  })
})

test('the picture of an event says what its rights are', () => {
  const data = eventData(event({ image: 'a.jpg', rights_statement: stated }), options, 'es', morning)
  expect(data.image).toEqual({
    '@type': 'ImageObject',
    contentUrl: '/storage/events/a.jpg',
    license: stated.uri,
    copyrightNotice: 'Foto: Ana Roca',
  })
})

const summary = {
  ...WorkForm.parse({
    title_es: 'Patio',
    year: 1962,
    year_text: 'ca. 1962',
    size_text: '30 cm (diámetro)',
    description_es: '<p>Dos <b>planos</b></p>',
  }),
  id: 3,
  hash: 'abc123def456',
  date_words: null,
  artist: null,
  img: null,
}

test('a work has its description', () => {
  const work = Work.parse({ ...summary, rights_statement: stated, public_images: [] })
  const data = workData(work, workReference(work, citing), 'es')
  expect(data, 'programs are told numbers').toMatchObject({
    description: 'Dos planos',
    dateCreated: '1962',
    license: stated.uri,
    copyrightNotice: 'Foto: Ana Roca',
  })
})

test('nobody made it who is called nobody', () => {
  const artists = ['Anónimo', 'Irma Szalay'].map((display, id) => ({ id: id + 1, display, last_name: '' }))
  const [nobody] = artists
  const work = Work.parse({ ...summary, artist: nobody, rights_statement: null, public_images: [] })
  expect(workData(work, workReference(work, citing), 'es')).not.toHaveProperty('creator')
  expect(eventData(event({ artists }), options, 'es', morning).performer).toEqual([
    { '@type': 'Person', name: 'Irma Szalay' },
  ])
})

test.each([
  ['book', 'Book'],
  ['photography', 'Photograph'],
  ['correspondence', 'CreativeWork'],
])('an item of the kind %s is a %s of its archive', (kind, type) => {
  const item = Item.parse({
    ...ItemForm.parse({
      kind,
      archive_id: 2,
      subtitle_es: 'Carta',
      author: 'Irma',
      active: true,
    }),
    id: 4,
    hash: 'abc123def456',
    date_words: null,
    archive: { id: 2, title_es: 'Fondo', title_en: '' },
    img: null,
    rights_statement: null,
    images: [],
  })
  expect(itemData(item, itemReference(item, citing), 'es')).toMatchObject({
    '@type': [type, 'ArchiveComponent'],
    author: [{ '@type': 'Person', name: 'Irma' }],
    isPartOf: { '@type': 'Collection', name: 'Fondo', url: '/es/archives/2' },
  })
})
