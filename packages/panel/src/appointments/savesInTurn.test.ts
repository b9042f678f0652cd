import { expect, test } from 'vitest'
import { savesInTurn } from './savesInTurn.ts'

/** A server that answers when it is told to, in the order in which it was asked. */
function slowServer() {
  const sent: number[] = []
  const answers: Array<{ resolve: () => void; reject: (error: Error) => void }> = []
  function send(number: number): Promise<void> {
    sent.push(number)
    return new Promise((resolve, reject) => answers.push({ resolve, reject }))
  }
  return { sent, send, answers }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('what holds is not sent, what differs is', async () => {
  const { sent, send, answers } = slowServer()
  const save = savesInTurn()
  await save(5, 5, send)
  expect(sent).toEqual([])
  const saved = save(8, 5, send)
  await soon()
  answers[0]?.resolve()
  await saved
  expect(sent).toEqual([8])
})

test('a second number is sent after the first, though it is the one that still holds', async () => {
  const { sent, send, answers } = slowServer()
  const save = savesInTurn()
  const first = save(8, 5, send)
  const second = save(5, 5, send)
  await soon()
  expect(sent).toEqual([8])
  answers[0]?.resolve()
  await first
  await soon()
  expect(sent).toEqual([8, 5])
  answers[1]?.resolve()
  await second
})

test('the number that is on its way is not sent twice: both wait for the same answer', async () => {
  const { sent, send, answers } = slowServer()
  const save = savesInTurn()
  const both = Promise.allSettled([save(8, 5, send), save(8, 5, send)])
  await soon()
  answers[0]?.reject(new Error('refused'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(sent).toEqual([8])
})

test('one that was refused keeps none after it from being sent', async () => {
  const { sent, send, answers } = slowServer()
  const save = savesInTurn()
  const first = save(8, 5, send)
  const second = save(6, 5, send)
  await soon()
  answers[0]?.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  await soon()
  expect(sent).toEqual([8, 6])
  answers[1]?.resolve()
  await second
})
