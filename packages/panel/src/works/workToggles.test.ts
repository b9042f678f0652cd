import { expect, test } from 'vitest'
import { workToggles } from './workToggles.ts'

const none = {
  all: 72,
  public: 60,
  held: 0,
  held_until_today: 0,
  without_image: 0,
  without_english: 0,
  outdated_english: 0,
}
const shown = (address: Record<string, string>, counts: typeof none | undefined) =>
  workToggles((key) => address[key], counts).map(({ flag, pressed, count }) => [flag, pressed, count])

test('filters that would leave nothing are left out, as long as they are off', () => {
  expect(shown({}, { ...none, held: 3, without_english: 1 })).toEqual([
    ['held', false, 3],
    ['missing', false, 1],
  ])
  expect(shown({ image: '0', hold: 'today' }, none)).toEqual([
    ['today', true, 0],
    ['0', true, 0],
  ])
})

test('before anything was counted, those that hold are there', () => {
  expect(shown({}, undefined)).toEqual([])
  expect(shown({ text: 'outdated' }, undefined)).toEqual([['outdated', true, undefined]])
})
