import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { askedTogether } from './revisions.ts'

/** A question whose answers are given by hand. */
function questions() {
  const asked: ((answer: number) => void)[] = []
  return { asked, ask: askedTogether(() => new Promise<number>((answer) => asked.push(answer))) }
}
/** A question begins when a turn of the event loop ends, so that one is over after the next. */
async function settled() {
  await turn()
  await turn()
}

it('asks once for all who come while nothing is under way', async () => {
  const { asked, ask } = questions()
  const both = Promise.all([ask(), ask()])
  await settled()
  expect(asked).toHaveLength(1)
  asked[0]?.(1)
  expect(await both).toEqual([1, 1])
})

it('asks again for who comes while an answer is awaited', async () => {
  const { asked, ask } = questions()
  const first = ask()
  await settled()
  const late = Promise.all([ask(), ask()])
  await settled()
  expect(asked).toHaveLength(1)
  asked[0]?.(1)
  expect(await first).toBe(1)
  await settled()
  expect(asked).toHaveLength(2)
  asked[1]?.(2)
  expect(await late).toEqual([2, 2])
})

it('goes on after an answer that did not come', async () => {
  let tries = 0
  const ask = askedTogether(async () => {
    tries += 1
    if (tries === 1) throw new Error('gone')
    return tries
  })
  await expect(ask()).rejects.toThrow('gone')
  expect(await ask()).toBe(2)
})
