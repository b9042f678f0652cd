import { expect, test } from 'vitest'
import { changedFiles, filesFields, filesRecord, fileText, inFileText, orderSince } from './fileTexts.ts'

const file = (id: number, name: string, description_es: string) => ({
  id,
  name,
  file: name,
  bytes: 1,
  picture: null,
  description_es,
  description_en: '',
  rights: '' as const,
  rights_note_es: '',
  rights_note_en: '',
  rights_statement: null,
  transcription_es: '',
  transcription_en: '',
  captions_es: '',
  captions_en: '',
  captions: [],
  recording: null,
  leaves: [],
})
const item = {
  updated_at: '2026-11-19T12:00:00.000Z',
  images: [file(3, 'carta.txt', 'La carta'), file(1, 'sobre.jpg', '')],
}
const [letter, envelope, stamp] = [
  { id: 3, label: 'carta.txt' },
  { id: 1, label: 'sobre.jpg' },
  { id: 7, label: 'estampilla.jpg' },
]

test('all that is written of the files is one flat record, with their order', () => {
  const record = filesRecord(item)
  expect(record).toMatchObject({
    updated_at: item.updated_at,
    order: [letter, envelope],
    '3_description_es': 'La carta',
    '1_rights': '',
    '1_transcription_en': '',
  })
  expect(new Set(['updated_at', ...filesFields(item)])).toEqual(new Set(Object.keys(record)))
})

test('a change names the files as they stand, and no text that stays', () => {
  const change = { '1_description_es': 'El sobre', '1_rights': 'CC0', '9_description_es': 'Ya no está' }
  expect(changedFiles(item, change)).toEqual([
    { id: 3 },
    { id: 1, description_es: 'El sobre', rights: 'CC0' },
  ])
})

test('an order that was chosen holds for the files that there still are, and those that came follow', () => {
  expect(changedFiles(item, { order: [stamp, envelope] })).toEqual([{ id: 1 }, { id: 3 }])
})

test('a file that came or went is no other order; one that was moved is', () => {
  const began = [letter, envelope]
  expect(orderSince(began, [letter, envelope, stamp])).toBe(began)
  expect(orderSince(began, [envelope])).toBe(began)
  expect(orderSince(began, [envelope, letter])).toEqual([envelope, letter])
  expect(orderSince(undefined, [envelope])).toEqual([envelope])
})

test('a field tells which file it is of, and what of it', () => {
  expect(inFileText(fileText(12, 'rights_note_en'))).toEqual({ id: 12, name: 'rights_note_en' })
  expect(inFileText('order')).toBeUndefined()
})
