import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { reported } from './reported.ts'

test('what is done is true, what is refused is false, and any other fault is thrown', async () => {
  expect(await reported(async () => undefined)).toBe(true)
  expect(await reported(() => Promise.reject(new Failure(409)))).toBe(false)
  await expect(reported(() => Promise.reject(new TypeError('a fault of ours')))).rejects.toThrow(TypeError)
})
