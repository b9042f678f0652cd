import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failure } from '../request/failure.ts'
import { onFailure } from '../request/failures.ts'
import { send, shownByForms } from './send.ts'

const told: number[] = []
let end = () => {}

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  told.length = 0
  end = onFailure(({ status }) => told.push(status))
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

function answering(status: number) {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Hay datos que corregir.' }, { status }))
}

test.each([409, 422, 500])(
  'a press that is refused with %i is told, since nothing else says why',
  async (status) => {
    answering(status)
    await expect(send('POST /auth/logout')).rejects.toBeInstanceOf(Failure)
    expect(told).toEqual([status])
  }
)

test.each([
  ['what is wrong with its fields', 422, []],
  ['but not that somebody was faster', 409, [409]],
])('a form says itself %s', async (_what, status, expected) => {
  answering(status)
  await expect(send('POST /auth/logout', {}, undefined, shownByForms)).rejects.toBeInstanceOf(Failure)
  expect(told).toEqual(expected)
})
