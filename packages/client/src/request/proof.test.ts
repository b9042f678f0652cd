import { expect, test, vi } from 'vitest'
import { Failure } from './failure.ts'
import { askForProof, isUnproven, onProofAsked } from './proof.ts'

test('several calls that wait for it are one question, and the next is another', async () => {
  const answers: ((proven: boolean) => void)[] = []
  const ask = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const end = onProofAsked(ask)
  const both = Promise.all([askForProof(), askForProof()])
  answers[0]?.(true)
  expect(await both).toEqual([true, true])
  expect(ask).toHaveBeenCalledTimes(1)
  const next = askForProof()
  answers[1]?.(false)
  expect(await next).toBe(false)
  end()
  expect(await askForProof(), 'nobody asks').toBe(false)
})

test.each([
  [403, { code: 'reauthenticate' }, true],
  [403, { message: 'No' }, false],
  [403, undefined, false],
  [401, { code: 'reauthenticate' }, false],
])('a refusal with %d and %j asks for it: %s', (status, body, asks) => {
  expect(isUnproven(new Failure(status, '', {}, body))).toBe(asks)
})
