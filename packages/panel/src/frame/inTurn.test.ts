import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

test('what is asked for while something runs begins when that has ended', async () => {
  const told: string[] = []
  let end: () => void = () => undefined
  const whenTold = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = inTurn()
  const both = [
    run(async () => {
      told.push('first begins')
      await whenTold
      told.push('first ends')
    }),
    run(async () => {
      told.push('second begins')
    }),
  ]
  await Promise.resolve()
  end()
  await Promise.all(both)
  expect(told).toEqual(['first begins', 'first ends', 'second begins'])
})

test('what fails keeps nothing from its turn', async () => {
  const run = inTurn()
  const failed = run(() => Promise.reject(new Error('offline')))
  let isDone = false
  await run(async () => {
    isDone = true
  })
  await expect(failed).rejects.toThrow('offline')
  expect(isDone).toBe(true)
})
