import { expect, test } from 'vitest'
import { recordFields } from './recordFields.ts'

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
