import { Failure } from '@gallery/client'
import type { WorkHold } from '@gallery/contract'
import { expect, test } from 'vitest'
import { lineIn, wordsOf } from './lineIn.ts'

const over: WorkHold = {
  ...{ id: 8, state: 'over', client: 'Ana', contact: '', note: '', hours: null, remind: true },
  ...{ from: '2026-11-23T18:00:00Z', until: '2026-11-26T21:00:00Z', created_at: '2026-11-23T18:00:00Z' },
  ...{ created_by: null, end: null, ended_at: null, ended_by: null },
}
const refused = (data: readonly WorkHold[], status = 409) =>
  new Failure(status, 'La obra está vendida.', {}, { message: 'La obra está vendida.', data }, undefined)

test('a refusal with nobody in its line is told in its own words', () => {
  expect(wordsOf(refused([]))).toBe('La obra está vendida.')
  expect(wordsOf(refused([over]))).toBe('La obra está vendida.')
})

test('one with somebody in it is told by the line, and any other is none of a line', () => {
  expect(wordsOf(refused([{ ...over, state: 'holding' }]))).toBeUndefined()
  expect(lineIn(refused([{ ...over, state: 'holding' }]))).toHaveLength(1)
  expect(wordsOf(refused([], 500))).toBeUndefined()
  expect(wordsOf(new Error('no'))).toBeUndefined()
})
