import { expect, test } from 'vitest'
import { translated } from './translated.ts'

const record = { title_es: 'Horas del patio', title_en: '' }

test('a text in the language of the page needs no mark', () => {
  expect(translated(record, 'title', 'es')).toEqual({ text: 'Horas del patio' })
})

test('an untranslated text falls back to the other language and says so', () => {
  expect(translated(record, 'title', 'en')).toEqual({ text: 'Horas del patio', lang: 'es' })
  expect(translated({ title_es: ' ', title_en: 'Hours' }, 'title', 'es')).toEqual({
    text: 'Hours',
    lang: 'en',
  })
})

test('a text in neither language is empty', () => {
  expect(translated({ title_es: '', title_en: '' }, 'title', 'es')).toEqual({ text: '' })
})
