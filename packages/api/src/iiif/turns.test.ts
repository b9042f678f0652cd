import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

const wanted = () => true

/** A work that is done when somebody says so. */
function openWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, ended }
}

it('does so many at once, lets some wait in their order, and refuses the others', async () => {
  const inTurn = openTurns(1, 1)
  const done: string[] = []
  const first = openWork()
  const works = [
    inTurn(wanted, async () => {
      await first.ended
      done.push('first')
    }),
    inTurn(wanted, async () => {
      done.push('second')
    }),
  ]
  await expect(inTurn(wanted, async () => done.push('third'))).rejects.toMatchObject({ status: 503 })
  first.end()
  await Promise.all(works)
  expect(done).toEqual(['first', 'second'])
  await inTurn(wanted, async () => done.push('fourth'))
  expect(done).toEqual(['first', 'second', 'fourth'])
})

it('does nothing for whoever has left, who takes nobody’s place in the line either', async () => {
  const inTurn = openTurns(1, 1)
  const done: string[] = []
  const first = openWork()
  const under = inTurn(wanted, () => first.ended)
  let isThere = true
  const left = inTurn(
    () => isThere,
    async () => done.push('left')
  )
  isThere = false
  const next = inTurn(wanted, async () => done.push('next'))
  await expect(left).rejects.toMatchObject({ status: 503 })
  first.end()
  await Promise.all([under, next])
  expect(done).toEqual(['next'])
})
