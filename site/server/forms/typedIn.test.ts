import { expect, test } from 'vitest'
import { typedIn } from './typedIn.ts'

test.each([
  ['email=ana%40example.org&code=', { email: 'ana@example.org', code: '' }],
  ['needs=wheelchair&people=2&needs=signLanguage', { needs: 'wheelchair,signLanguage', people: '2' }],
  ['', {}],
])('“%s” is read by field, and of boxes of one name what is ticked', (form, expected) => {
  expect(typedIn(new URLSearchParams(form))).toEqual(expected)
})

// Hours, if every repetition were looked for among all others.
test('a field that is repeated without end is read once', () => {
  const times = 300_000
  expect(typedIn(new URLSearchParams('a=&'.repeat(times)))).toEqual({ a: ','.repeat(times - 1) })
})
