import { expect, test } from 'vitest'
import { bySide, recordFields } from './recordFields.ts'

interface Sized {
  height: number | null
}

/** The field of a height that is written as in Spanish. */
function heightOf(height: number | null, typed: Readonly<Record<string, string>> = {}) {
  const read = () => height
  const written = (number: number) => String(number).replace('.', ',')
  return recordFields<Sized>({ read, written, typed, outdated: () => undefined, write: () => {} }).number(
    'height'
  )
}

test('a number is shown as the language writes it, what was typed as it was typed, nothing as nothing', () => {
  expect(heightOf(40.5).value).toBe('40,5')
  expect(heightOf(40.5, { height: '40.50' }).value).toBe('40.50')
  expect(heightOf(null).value).toBe('')
})

test.each([
  ['another number', 60, '60'],
  ['nothing', null, ''],
])('what was typed gives way where the record has %s by now', (_what, height, shown) => {
  expect(heightOf(height, { height: '40,50' }).value).toBe(shown)
})

test('what is typed is not tidied up while somebody types it', () => {
  expect(heightOf(40, { height: '40,' }).value).toBe('40,')
  expect(heightOf(null, { height: ' ' }).value).toBe(' ')
})

test('a pair is written to the Spanish field that there is, whatever that is called', () => {
  const record = {
    title_es: 'Patio',
    title_en: '',
    type: 'Pintura',
    type_en: '',
  }
  const written: unknown[] = []
  const { bilingual } = recordFields<typeof record>({
    read: (name) => Reflect.get(record, name),
    written: String,
    typed: {},
    outdated: () => undefined,
    write: (change) => written.push(change),
  })
  for (const pair of ['title', 'type'] as const) bilingual(pair).onValueChange({ es: 'a', en: 'b' })
  expect(written).toEqual([
    { title_es: 'a', title_en: 'b' },
    { type: 'a', type_en: 'b' },
  ])
})

test('what is wrong with a pair is said at its Spanish side', () => {
  const messages = { type: ['Es largo.'], title_es: ['Falta.'], code: ['Es largo.'] }
  expect(bySide(messages, ['type', 'type_en', 'title_es', 'title_en', 'code'])).toEqual({
    type_es: ['Es largo.'],
    title_es: ['Falta.'],
    code: ['Es largo.'],
  })
})
