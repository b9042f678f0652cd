import { expect, test } from 'vitest'
import { otherName } from './otherName.ts'

const lucia = { id: 1, full_name: 'Lucía Prado' }
const namesake = { id: 2, full_name: 'Lucía Prado' }

test.each([
  ['oneself', lucia, 1, undefined],
  ['somebody else of the same name', namesake, 1, 'Lucía Prado'],
  ['nobody who is known', null, 1, 'Alguien'],
  ['somebody, while nobody is signed in any more', lucia, undefined, 'Lucía Prado'],
])('a record saved in between by %s', (_who, by, self, name) => {
  expect(otherName(by, self, 'Alguien')).toBe(name)
})
