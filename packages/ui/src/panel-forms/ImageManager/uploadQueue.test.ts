import { describe, expect, test } from 'vitest'
import { moved } from '../../private/moved.ts'
import { nextUpload, pendingUploads, phaseOf, type Upload, uploadQueue } from './uploadQueue.ts'

const file = new File(['12345'], 'a.jpg')
const upload = (id: number, state: Upload['state'] = 'waiting'): Upload => ({ id, file, state, loaded: 0 })

describe('uploadQueue', () => {
  test('tells a file that is being sent from one that the server prepares', () => {
    const sending = uploadQueue([upload(1)], { kind: 'start', id: 1 })
    expect(sending.map(phaseOf)).toEqual(['sending'])
    const half = uploadQueue(sending, { kind: 'progress', id: 1, loaded: 3 })
    expect(half.map(phaseOf)).toEqual(['sending'])
    const sent = uploadQueue(half, { kind: 'progress', id: 1, loaded: 9 })
    expect(sent.map(phaseOf)).toEqual(['preparing'])
    expect(uploadQueue(sent, { kind: 'fail', id: 1 }).map(phaseOf)).toEqual(['failed'])
  })

  test('sends one after the other, in order: a small one does not come before a large one', () => {
    let queue = uploadQueue([], {
      kind: 'add',
      uploads: [upload(1, 'refused'), upload(2), upload(3)],
    })
    expect(nextUpload(queue)?.id).toBe(2)
    queue = uploadQueue(queue, { kind: 'start', id: 2 })
    expect(nextUpload(queue)).toBeUndefined()
    queue = uploadQueue(queue, { kind: 'remove', id: 2 })
    expect(nextUpload(queue)?.id).toBe(3)
  })

  test('keeps what failed, with its reason, until it is tried again from the start', () => {
    let queue: readonly Upload[] = [upload(1, 'sending')]
    queue = uploadQueue(queue, { kind: 'progress', id: 1, loaded: 3 })
    queue = uploadQueue(queue, { kind: 'fail', id: 1, message: 'Cut' })
    expect(queue).toEqual([{ ...upload(1, 'failed'), loaded: 3, message: 'Cut' }])
    expect(nextUpload(queue)).toBeUndefined()
    queue = uploadQueue(queue, { kind: 'retry', id: 1 })
    expect(nextUpload(queue)).toEqual({ ...upload(1), message: undefined })
  })

  test('counts no more bytes than the file has, whatever its envelope weighs', () => {
    const [sent] = uploadQueue([upload(1, 'sending')], { kind: 'progress', id: 1, loaded: 300 })
    expect(sent?.loaded).toBe(5)
  })

  test('still has to come: what waits, what is being sent and what was cut off, not what was refused', () => {
    const refusedByServer = { ...upload(5, 'failed'), message: 'Damaged' }
    const all = [upload(1, 'sending'), upload(2), upload(3, 'failed'), upload(4, 'refused'), refusedByServer]
    expect(pendingUploads(all)).toBe(3)
  })

  test('lets pass what comes for a file that has left', () => {
    expect(uploadQueue([], { kind: 'fail', id: 1, message: 'Late' })).toEqual([])
  })
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moved from %i to %i: %s', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order)
})
