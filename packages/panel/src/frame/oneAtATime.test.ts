import { expect, test, vi } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

test('a second press while the first runs does nothing, and one after it does it again', async () => {
  const answers: (() => void)[] = []
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)))
  const told: boolean[] = []
  const act = oneAtATime((isRunning) => told.push(isRunning))

  const first = act(send)
  await act(send)
  expect(send).toHaveBeenCalledTimes(1)
  expect(told).toEqual([true])
  answers[0]?.()
  await first
  expect(told).toEqual([true, false])

  void act(send)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what fails ends too, and its fault goes on to whoever asked', async () => {
  const told: boolean[] = []
  const act = oneAtATime((isRunning) => told.push(isRunning))
  await expect(act(() => Promise.reject(new TypeError('a fault of ours')))).rejects.toThrow(TypeError)
  expect(told).toEqual([true, false])
})
