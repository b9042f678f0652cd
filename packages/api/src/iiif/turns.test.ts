import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

it('does so many at once, lets some wait in their order, and refuses the others', async () => {
  const inTurn = openTurns(1, 1)
  const done: string[] = []
  let end = () => {}
  const first = new Promise<void>((resolve) => {
    end = resolve
  })
  const works = [
    inTurn(async () => {
      await first
      done.push('first')
    }),
    inTurn(async () => {
      done.push('second')
    }),
  ]
  await expect(inTurn(async () => done.push('third'))).rejects.toMatchObject({ status: 503 })
  end()
  await Promise.all(works)
  expect(done).toEqual(['first', 'second'])
  await inTurn(async () => done.push('fourth'))
  expect(done).toEqual(['first', 'second', 'fourth'])
})
