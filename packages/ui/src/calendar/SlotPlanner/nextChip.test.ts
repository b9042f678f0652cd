import { describe, expect, test } from 'vitest'
import { type ArrowKey, nextChip } from './nextChip.ts'

const days = [[], ['a1', 'a2', 'a3'], ['b1'], [], ['c1', 'c2']]

describe('the arrows of the preview', () => {
  test.each<[string, ArrowKey, string]>([
    ['a1', 'ArrowDown', 'a2'],
    ['a3', 'ArrowDown', 'b1'],
    ['b1', 'ArrowUp', 'a3'],
    ['a1', 'ArrowUp', 'a1'],
    ['c2', 'ArrowDown', 'c2'],
    ['a2', 'ArrowRight', 'b1'],
    ['b1', 'ArrowRight', 'c1'],
    ['c2', 'ArrowLeft', 'b1'],
    ['c1', 'ArrowRight', 'c1'],
    ['a1', 'ArrowLeft', 'a1'],
  ])('from %s by %s to %s', (from, arrow, to) => {
    expect(nextChip(days, from, arrow)).toBe(to)
  })
})
