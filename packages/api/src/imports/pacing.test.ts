import { expect, test } from 'vitest'
import { pacer } from './pacing.ts'

/** A clock that only a rest moves on, and a database that is asked `questions` more times, once in each part of a rest. */
function stage(questions: number) {
  let now = 0
  let asked = 0
  const time = {
    now: () => now,
    pause: async (milliseconds: number) => {
      now += milliseconds
      if (asked < questions) asked += 1
    },
  }
  const work = (milliseconds: number) => {
    now += milliseconds
  }
  return { time, asked: () => asked, work }
}

test('long work rests while others ask, and goes on once nobody does', async () => {
  const { time, asked, work } = stage(5)
  const rest = pacer(asked, time)
  work(100)
  await rest()
  expect(time.now()).toBe(100 + 4 * 6)
  await rest()
  expect(time.now(), 'nobody asked').toBe(100 + 4 * 6 + 4)
})

test('it rests no longer than it has worked, however many ask', async () => {
  const { time, asked, work } = stage(Number.POSITIVE_INFINITY)
  const rest = pacer(asked, time)
  work(40)
  await rest()
  expect(time.now()).toBe(80)
  work(5_000)
  await rest()
  expect(time.now()).toBe(80 + 5_000 + 400)
})

test('where everybody has a connection of their own it does not rest', async () => {
  const { time, work } = stage(5)
  const rest = pacer(undefined, time)
  work(100)
  await rest()
  expect(time.now()).toBe(100)
})
