import { expect, test } from 'vitest'
import { type Arrangement, piecesOf } from './arrangement.ts'
import { type Edges, gapAt, gapBy, gapsOf } from './gaps.ts'

const room: Arrangement = {
  sections: ['paper', 'empty'],
  works: [
    { id: 1, section: null },
    { id: 2, section: 'paper' },
    { id: 3, section: 'paper' },
  ],
}
const pieces = piecesOf(room)
/** A tile is 100 wide and high, a heading 300 by 40: tile, heading, two tiles, heading. */
const edges: Readonly<Record<string, Edges>> = {
  'work-1': { left: 0, top: 0, width: 100, height: 100 },
  'section-paper': { left: 0, top: 100, width: 300, height: 40 },
  'work-2': { left: 0, top: 140, width: 100, height: 100 },
  'work-3': { left: 100, top: 140, width: 100, height: 100 },
  'section-empty': { left: 0, top: 240, width: 300, height: 40 },
}
const edgesOf = (key: string) => edges[key]

test('each gap has its line: behind the last work of a section, under a heading without works', () => {
  expect(gapsOf(pieces).map(({ key, side }) => `${side} ${key}`)).toEqual([
    'before work-1',
    'after work-1',
    'before work-2',
    'before work-3',
    'after work-3',
    'after section-empty',
  ])
})

test.each([
  ['the first half of a work', { x: 20, y: 200 }, 2],
  ['its other half', { x: 180, y: 200 }, 4],
  ['right of the last work of a line', { x: 290, y: 200 }, 4],
  ['the upper half of a heading', { x: 250, y: 105 }, 1],
  ['its lower half', { x: 250, y: 135 }, 2],
  ['beneath all', { x: 10, y: 900 }, 5],
])('a pointer over %s is at its gap', (_, point, gap) => {
  expect(gapAt(pieces, point, { edgesOf })).toBe(gap)
})

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 5],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 4, 5],
  ['ArrowUp', 3, 1],
  ['Home', 3, 3],
])('%s from gap %i leads to %i', (key, from, to) => {
  expect(gapBy(key, from, gapsOf(pieces), { edgesOf })).toBe(to)
})

test('the gap that a work was lifted out of is where it still stands', () => {
  expect(gapsOf(pieces, 'work-2').map(({ key, side }) => `${side} ${key}`)).toEqual([
    'before work-1',
    'after work-1',
    'before work-2',
    'after work-3',
    'after section-empty',
  ])
  expect(gapsOf(piecesOf({ sections: [], works: [{ id: 1, section: null }] }), 'work-1')).toEqual([
    { key: 'work-1', side: 'before' },
  ])
})

test.each([
  ['the first under a heading stays there near its head', 'work-2', { x: 50, y: 145 }, 2],
  ['the last of a line stays there over its far half', 'work-3', { x: 190, y: 200 }, 3],
  ['a work goes before the one in whose first half the pointer is', 'work-3', { x: 20, y: 200 }, 2],
  ['a work goes under an empty heading', 'work-1', { x: 20, y: 275 }, 4],
])('%s', (_, lifted, point, gap) => {
  expect(gapAt(pieces, point, { edgesOf, lifted })).toBe(gap)
})

test('an arrow down goes from where a work was lifted, at the end of its line', () => {
  const works = [1, 2, 3, 4].map((id) => ({ id, section: null }))
  const gaps = gapsOf(piecesOf({ sections: [], works }), 'work-2')
  const inTwoLines: Readonly<Record<string, Edges>> = {
    'work-1': { left: 0, top: 0, width: 100, height: 100 },
    'work-2': { left: 100, top: 0, width: 100, height: 100 },
    'work-3': { left: 0, top: 100, width: 100, height: 100 },
    'work-4': { left: 100, top: 100, width: 100, height: 100 },
  }
  expect(gapBy('ArrowDown', 1, gaps, { edgesOf: (key) => inTwoLines[key] })).toBe(2)
})

test('read to the left, what comes first stands at the right', () => {
  const look = { edgesOf, toTheLeft: true }
  expect(gapAt(pieces, { x: 20, y: 200 }, look)).toBe(3)
  expect(gapAt(pieces, { x: 80, y: 200 }, look)).toBe(2)
  expect(gapBy('ArrowLeft', 1, gapsOf(pieces), look)).toBe(2)
  expect(gapBy('ArrowRight', 1, gapsOf(pieces), look)).toBe(0)
})
