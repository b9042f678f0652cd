import { Event, EventForm } from '@gallery/contract'
import { expect, test } from 'vitest'
import { changeOf, fieldsOf, imageField, imageTextIn, recordOf } from './eventRecord.ts'

const image = { active: true, description_en: '', picture: { width: 1, height: 1, widths: [] } }
const unstated = { rights_note_es: '', rights_note_en: '', rights_statement: null }
const event = Event.parse({
  ...EventForm.parse({
    kind: 'other',
    title_es: 'Visita',
    from: '2026-11-17',
    to: '2026-11-17',
    color: 'red',
  }),
  id: 7,
  image: null,
  picture: null,
  images: [
    { ...image, ...unstated, id: 3, file: 'a.jpg', description_es: 'Frente', rights: 'InC' },
    { ...image, ...unstated, id: 4, file: 'b.jpg', description_es: '', rights: '' },
  ],
  rights_statement: null,
  places: [],
  updated_at: '2026-11-01T12:00:00.000Z',
  updated_by: null,
})

test('what is written of each picture of an event, its rights too, is a field of its form', () => {
  expect(recordOf(event)).toMatchObject({
    image_3_description_es: 'Frente',
    image_3_rights: 'InC',
    image_4_rights: '',
  })
  expect(fieldsOf(event)).toEqual(
    expect.arrayContaining(['image_3_rights_note_es', 'image_4_rights_note_en'])
  )
})

test('of a picture only what has changed is sent, and no statement that is none', () => {
  const changes = { image_4_rights: 'CC0', image_4_rights_note_en: 'Photo: A. Paz', image_3_rights: 'free' }
  expect(changeOf(changes, event)).toEqual({
    images: [{ id: 4, rights: 'CC0', rights_note_en: 'Photo: A. Paz' }],
  })
})

test('a field of a picture says of which picture it is, and what of it', () => {
  expect(imageTextIn(imageField(4, 'rights_note_en'))).toEqual({ id: 4, text: 'rights_note_en' })
  expect(fieldsOf(event).filter((field) => field.startsWith('image_') && !imageTextIn(field))).toEqual([])
  expect(imageTextIn('image_4_color')).toBeUndefined()
})
