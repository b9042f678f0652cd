import { expect, test } from 'vitest'
import {
  type Arrangement,
  arrangementOf,
  hungIn,
  keyOf,
  piecesOf,
  putInto,
  sectionMoved,
  standingOf,
  withoutSection,
} from './arrangement.ts'

/** One work of no section, two on paper, a section that is empty, one on canvas; a work and a section share an id. */
const room: Arrangement = {
  sections: ['paper', 'empty', 'canvas'],
  works: [
    { id: 1, section: 'canvas' },
    { id: 2, section: 'paper' },
    { id: 'paper', section: null },
    { id: 3, section: 'paper' },
  ],
}
const told = ({ works }: Arrangement) => works.map(({ id, section }) => `${id} ${section ?? '-'}`)
const row = ['work-paper', 'section-paper', 'work-2', 'work-3', 'section-empty', 'section-canvas', 'work-1']

test('works and headings stand in one row, which says where each work hangs', () => {
  const pieces = piecesOf(room)
  expect(pieces.map(keyOf)).toEqual(row)
  expect(told(arrangementOf(pieces))).toEqual(['paper -', '2 paper', '3 paper', '1 canvas'])
  expect(arrangementOf(pieces).sections).toEqual(room.sections)
})

test('a work of a section that is no more hangs in none', () => {
  const gone = { ...room, sections: ['canvas'] }
  expect(told(arrangementOf(piecesOf(gone)))).toEqual(['2 -', 'paper -', '3 -', '1 canvas'])
})

test.each([
  ['within its section', 'work-3', 2, ['paper -', '3 paper', '2 paper', '1 canvas']],
  [
    'behind the heading of another, which was empty',
    'work-3',
    4,
    ['paper -', '2 paper', '3 empty', '1 canvas'],
  ],
  ['before the first heading', 'work-2', 1, ['paper -', '2 -', '3 paper', '1 canvas']],
  ['to the very end', 'work-paper', 6, ['2 paper', '3 paper', '1 canvas', 'paper canvas']],
])('a work is put %s', (_, key, gap, expected) => {
  expect(told(arrangementOf(putInto(piecesOf(room), key, gap)))).toEqual(expected)
})

test('a place is told within its section', () => {
  expect(standingOf(piecesOf(room), 'work-3')).toEqual({ section: 'paper', position: 2, total: 2 })
  expect(standingOf(piecesOf(room), 'work-paper')).toEqual({ section: null, position: 1, total: 1 })
})

test('hung into a section a work is its last', () => {
  expect(told(hungIn(room, 'paper', 'paper'))).toEqual(['2 paper', '3 paper', 'paper paper', '1 canvas'])
})

test('a section moves with its works, and leaves them to the one before it when it goes', () => {
  const up = sectionMoved(room, 'canvas', -1)
  expect(up.sections).toEqual(['paper', 'canvas', 'empty'])
  expect(told(withoutSection(up, 'canvas'))).toEqual(['paper -', '2 paper', '3 paper', '1 paper'])
  expect(told(withoutSection(room, 'paper'))).toEqual(['paper -', '2 -', '3 -', '1 canvas'])
})
