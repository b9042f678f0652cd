import { expect, test } from 'vitest'
import { plateSpan } from './plateSpan.ts'

const room = { width: 1600, height: 1040 }
const work = { width: 900, height: 1200 }
const spans = (...sizes: (typeof room)[]) => sizes.map((_, index) => plateSpan(sizes, index))

test('the first of a pair is the wide one', () => {
  expect(spans(room, room)).toEqual(['leftWide', 'rightNarrow'])
  expect(spans(room, work)).toEqual(['leftWide', 'rightNarrow'])
})

test('a tall one takes the narrow side', () => {
  expect(spans(work, room)).toEqual(['leftNarrow', 'rightWide'])
  expect(spans(work, work)).toEqual(['leftHalf', 'rightHalf'])
})

test('one alone is as wide as the page, unless it is tall', () => {
  expect(spans(room)).toEqual(['whole'])
  expect(spans(work)).toEqual(['leftWide'])
})

test('the last of an odd number stands by itself', () => {
  expect(spans(room, work, room)).toEqual(['leftWide', 'rightNarrow', 'leftWide'])
  expect(spans(room, work, work)).toEqual(['leftWide', 'rightNarrow', 'leftWide'])
})

test('the last three of an odd number stand in a row when all are tall', () => {
  expect(spans(work, work, work)).toEqual(['leftNarrow', 'middle', 'rightNarrow'])
  expect(spans(room, room, work, work, work).slice(2)).toEqual(['leftNarrow', 'middle', 'rightNarrow'])
})
