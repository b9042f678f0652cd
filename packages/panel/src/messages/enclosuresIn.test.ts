import { expect, test } from 'vitest'
import { enclosuresIn } from './enclosuresIn.ts'

test.each([
  ['nothing', {}, { paper: null, works: [], room: null }],
  ['nothing chosen', { paper: '', room: '' }, { paper: null, works: [], room: null }],
  ['a paper', { paper: 'sheets', works: '7,9' }, { paper: 'sheets', works: [7, 9], room: null }],
  ['a paper of no work', { paper: 'sheets', works: '' }, { paper: 'sheets', works: [], room: null }],
  ['works without a paper', { paper: '', works: '7' }, { paper: null, works: [], room: null }],
  ['a room', { room: '12' }, { paper: null, works: [], room: 12 }],
])('%s', (_name, values, expected) => {
  expect(enclosuresIn(values)).toEqual(expected)
})
