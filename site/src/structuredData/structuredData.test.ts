import { Archive, Collection, StoredOptions, WorkForm } from '@gallery/contract'
import { expect, test } from 'vitest'
import { archiveData } from './archiveData.ts'
import { collectionData } from './collectionData.ts'
import { galleryData } from './galleryData.ts'
import { postalAddress } from './postalAddress.ts'

const texts = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => [
      [`${field}_es`, ''],
      [`${field}_en`, ''],
    ])
  )

const options = StoredOptions.parse({
  name: 'Ochava',
  address: 'Pasaje Lucero 418, San Telmo, Buenos Aires',
  openDays: [1, 2, 3].map((weekday) => ({ weekday, from: '14:00', to: '19:30' })),
  closures: [{ from: '2026-12-24', to: '2027-01-06', reason_es: 'Receso', reason_en: '' }],
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
