import { expect, test } from 'vitest'
import { pathsOf } from './pathsOf.ts'

const path = (language: string) => `/${language}/works/1`

test('a record in both languages has both addresses', () => {
  expect(pathsOf({ title_es: 'Patio', title_en: 'Yard' }, 'title', 'es', path)).toEqual({
    es: '/es/works/1',
    en: '/en/works/1',
  })
})

test('without a translation there is only the page that was asked for', () => {
  const record = { title_es: 'Patio', title_en: ' ' }
  expect(pathsOf(record, 'title', 'es', path)).toEqual({ es: '/es/works/1' })
  expect(pathsOf(record, 'title', 'en', path)).toEqual({ en: '/en/works/1' })
})
