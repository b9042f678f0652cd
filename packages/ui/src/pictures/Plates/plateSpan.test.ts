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

test('the last of an odd number stands by itself, a tall one not across the whole page', () => {
  expect(spans(room, work, room)).toEqual(['leftWide', 'rightNarrow', 'whole'])
  expect(spans(room, work, work)).toEqual(['leftWide', 'rightNarrow', 'alone'])
})
