import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { breath, oneByOne } from './oneByOne.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function asking() {
  const shown: (string | null)[] = []
  const questions = oneByOne<string>(
    (what) => shown.push(what),
    () => shown.push(null)
  )
  return { shown, ...questions }
}

test('a question that comes while another is asked waits for its answer, and both are answered', async () => {
  const { ask, answer, shown } = asking()
  const first = ask('one')
  const second = ask('two')
  expect(shown).toEqual(['one'])
  answer(true)
  vi.advanceTimersByTime(breath)
  expect(shown).toEqual(['one', null, 'two'])
  answer(false)
  expect(await Promise.all([first, second])).toEqual([true, false])
})

test('a double press answers one question, not the next', async () => {
  const { ask, answer, shown } = asking()
  const first = ask('one')
  const second = ask('two')
  answer(true)
  answer(true)
  expect(await first).toBe(true)
  vi.advanceTimersByTime(breath)
  expect(shown).toEqual(['one', null, 'two'])
  answer(false)
  expect(await second).toBe(false)
})

test('a question that comes right after an answer is asked too', async () => {
  const { ask, answer, shown } = asking()
  const first = ask('one')
  answer(false)
  expect(await first).toBe(false)
  const second = ask('two')
  vi.advanceTimersByTime(breath)
  expect(shown).toEqual(['one', null, 'two'])
  answer(true)
  expect(await second).toBe(true)
})
