import { Archive, Collection, Event, Item, ItemForm, Options, Work, WorkForm } from '@gallery/contract'
import { describe, expect, it, test } from 'vitest'
import { archiveData } from './archiveData.ts'
import { collectionData } from './collectionData.ts'
import { eventData } from './eventData.ts'
import { galleryData } from './galleryData.ts'
import { itemData } from './itemData.ts'
import { postalAddress } from './postalAddress.ts'
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

const options: Options = Options.parse({
  ...Object.fromEntries(Object.keys(Options.shape).map((name) => [name, ''])),
  name: 'Ochava',
  reminderHour: 10,
  offerHours: 2,
  fewShare: 25,
  zoomPixels: 0,
  rightsPixels: 0,
  offerHarvest: false,
  watchRooms: false,
  showReserved: false,
  address: 'Pasaje Lucero 418, San Telmo, Buenos Aires',
  social: [],
  since: 2008,
  openDays: [1, 2, 3].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
  closures: [{ from: '2026-12-24', to: '2027-01-06', reason_es: 'Receso', reason_en: '' }],
})

const morning = new Date('2026-11-17T12:00:00.000Z')
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

test('the gallery has its hours, and days on which it is closed from midnight to midnight', () => {
  const holidays = [{ day: '2026-12-08', name_es: 'Inmaculada', name_en: 'Immaculate' }]
  const old = { from: '2026-11-01', to: '2026-11-02', reason_es: '', reason_en: '' }
  const closures = [...options.closures, old]
  const data = galleryData(options, '/es', { openDays: options.openDays, closures, holidays }, '2026-11-17')
  const specification = { '@type': 'OpeningHoursSpecification' }
  const closed = { ...specification, opens: '00:00', closes: '00:00' }
  expect(data.openingHoursSpecification).toEqual([
    {
      ...specification,
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'].map((day) => `https://schema.org/${day}`),
      opens: '14:00',
      closes: '19:30',
    },
    { ...closed, validFrom: '2026-12-08', validThrough: '2026-12-08' },
    { ...closed, validFrom: '2026-12-24', validThrough: '2027-01-06' },
  ])
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
    const begun = eventData(event(), options, 'es', new Date('2026-11-17T18:30:00.000Z'))
    expect(begun).toMatchObject({ startDate: '2026-11-17T18:00:00.000Z', subEvent: [{ offers: {} }] })
    const over = eventData(event(), options, 'es', new Date('2026-11-17T20:00:00.000Z'))
    const unplanned = eventData(event({ places: [] }), options, 'es', morning)
    for (const none of [over, unplanned]) {
      expect(none).not.toHaveProperty('offers')
      expect(none).not.toHaveProperty('subEvent')
    }
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

test.each([
  ['', undefined],
  ['Pasaje Lucero 418', { '@type': 'PostalAddress', streetAddress: 'Pasaje Lucero 418' }],
])('the address “%s”', (address, expected) => {
  expect(postalAddress(address).address).toEqual(expected)
})

/** A work of which no more is told than this; all else is as the form of a new one leaves it. */
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

test('the picture of an event says what its rights are', () => {
  const data = eventData(event({ image: 'a.jpg', rights_statement: stated }), options, 'es', morning)
  expect(data.image).toEqual({
    '@type': 'ImageObject',
    contentUrl: '/storage/events/a.jpg',
    license: stated.uri,
    copyrightNotice: 'Foto: Ana Roca',
  })
})

test('a work has its description', () => {
  const work = Work.parse({ ...summary, rights_statement: stated, public_images: [] })
  const data = workData(work, '/es/works/3', 'es')
  expect(data, 'programs are told numbers').toMatchObject({
    description: 'Dos planos',
    dateCreated: '1962',
    license: stated.uri,
    copyrightNotice: 'Foto: Ana Roca',
  })
})

test('a collection is one, of its works', () => {
  const collection = Collection.parse({
    id: 5,
    link: 'abc123def456',
    ...texts(['title', 'description']),
    title_es: 'Papeles',
    image: null,
    picture: null,
    covers: [],
    count: 1,
    artists: [],
    public: true,
    works: [summary],
    open_until: null,
    message: '',
  })
  expect(collectionData(collection, '/es/collections/x', 'es')).toMatchObject({
    '@type': 'Collection',
    name: 'Papeles',
    hasPart: [{ '@type': 'VisualArtwork', name: 'Patio' }],
  })
})

test('an archive is an archive, with its years', () => {
  const archive = Archive.parse({
    id: 2,
    ...texts(['title', 'description']),
    title_es: 'Fondo',
    count: 12,
    first_year: 1950,
    last_year: 1962,
    images: [],
    public: true,
    artists: [],
    updated_at: '2026-11-01T12:00:00.000Z',
  })
  expect(archiveData(archive, '/es/archives/2', 'es')).toMatchObject({
    '@type': ['Collection', 'ArchiveComponent'],
    temporalCoverage: '1950/1962',
  })
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
      date_fallback: 'hacia 1950',
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
  expect(itemData(item, '/es/archives/2/x', 'es')).toMatchObject({
    '@type': [type, 'ArchiveComponent'],
    dateCreated: 'hacia 1950',
    isPartOf: { '@type': 'Collection', name: 'Fondo', url: '/es/archives/2' },
  })
})
