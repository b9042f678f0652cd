import { Failure } from '@gallery/client'
import { expect, test } from 'vitest'
import { binEach } from './binEach.ts'

test('what somebody else has binned is gone too, and what is refused stays', async () => {
  const answers = new Map([
    [2, 404],
    [3, 409],
  ])
  const remove = async (id: number) => {
    const status = answers.get(id)
    if (status !== undefined) throw new Failure(status)
  }
  const { gone, deleted } = await binEach([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], remove)
  expect([...gone]).toEqual([1, 2, 4])
  expect(deleted).toEqual([{ id: 1 }, { id: 4 }])
})

test('a fault of ours is no refusal', async () => {
  await expect(binEach([{ id: 1 }], () => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError)
})
