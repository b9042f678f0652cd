import { expect, it } from 'vitest'
import { addToast, dropToast, type ToastEntry } from './toastQueue.ts'

const toast = (id: string): ToastEntry => ({ id, text: id })

it('keeps the three newest', () => {
  const queue = ['a', 'b', 'c', 'd'].map(toast).reduce(addToast, [])
  expect(queue.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
})

it('keeps what is true for as long as it is', () => {
  const lasting: ToastEntry = { ...toast('a'), duration: Infinity }
  const queue = [lasting, ...['b', 'c', 'd'].map(toast)].reduce(addToast, [])
  expect(queue.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})

it('drops one by its id', () => {
  expect(dropToast([toast('a'), toast('b')], 'a')).toEqual([toast('b')])
  expect(dropToast([toast('a')], 'z')).toEqual([toast('a')])
})
