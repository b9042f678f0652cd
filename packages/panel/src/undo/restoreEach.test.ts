import { Failure } from '@gallery/client'
import { expect, test } from 'vitest'
import { restoreEach } from './restoreEach.ts'

/** Restores the records 1 to 3, where the server answers some of them so. */
function restoring(answers: Readonly<Record<number, number>>) {
  const back: number[] = []
  const done = restoreEach([1, 2, 3], async (id) => {
    const status = answers[id]
    if (status !== undefined) throw new Failure(status)
    back.push(id)
  })
  return { back, done }
}

test('what somebody has brought back already does not keep the others in the bin', async () => {
  const { back, done } = restoring({ 1: 404 })
  await done
  expect(back).toEqual([2, 3])
})

test('that nothing was left to undo is said only of all of them', async () => {
  await expect(restoring({ 1: 404, 2: 404, 3: 404 }).done).rejects.toMatchObject({ status: 404 })
})

test('one that is refused is thrown once the others are back: it can be tried again', async () => {
  const { back, done } = restoring({ 1: 404, 2: 503 })
  await expect(done).rejects.toMatchObject({ status: 503 })
  expect(back).toEqual([3])
})

test('a fault of ours is no refusal', async () => {
  await expect(restoreEach([1], () => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError)
})
