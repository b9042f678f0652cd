import { beforeEach, expect, test, vi } from 'vitest'
import { attempt } from '../frame/attempt.ts'
import { apart, goingOn, keptFor } from './acts.ts'
import { keepUndoKey } from './keepUndoKey.ts'

/** What is typed in, as far as the key asks. */
class Field extends EventTarget {
  closest() {
    return this
  }
}

/** Messages that come by the test's clock. */
class Channel {
  port1 = { onmessage: () => {}, close: () => {} }
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage()) }
}

let page = new EventTarget()
/** What was taken back, and whether somebody still reads that it will be. */
let back: string[] = []
let told = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('Element', Field)
  vi.stubGlobal('MessageChannel', Channel)
  back = []
  told = 0
  const end = keepUndoKey(() => {
    told += 1
    return () => {
      told -= 1
    }
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(10)
    end()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

/** Presses Ctrl Z; whether the offers that show get it. */
function press(from: EventTarget = page): boolean {
  const keys = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, repeat: false }
  const event = Object.assign(new Event('keydown', { cancelable: true }), keys)
  if (from !== page) Object.defineProperty(event, 'target', { value: from })
  return page.dispatchEvent(event)
}

/** What the panel does once something has been written: it offers to take it back, or does so where that was asked for. */
function offer(name: string): void {
  const done = keptFor()
  if (done === undefined) return
  back.push(name)
  done()
}

/** An answer that comes when the test says so. */
function answer() {
  let give = () => {}
  let refuse = () => {}
  const answered = new Promise<void>((resolve, reject) => {
    give = resolve
    refuse = () => reject(new Error('No'))
  })
  return { answered, give, refuse }
}

const write = (work: () => Promise<unknown>) => attempt(['DELETE /api/items/:id', { id: 1 }, undefined], work)

/** Does it by way of so many functions that wait for it, as `reported` does. */
async function through(layers: number, work: () => Promise<unknown>): Promise<unknown> {
  return layers === 0 ? work() : await through(layers - 1, work)
}

/** Something that somebody does: a write, then what goes on from it, each answered when the test says so. */
function begin(name: string, isOffered = true) {
  const written = answer()
  const reread = answer()
  const act = async () => {
    await write(() => written.answered)
    await goingOn(() => reread.answered)
    if (isOffered) offer(name)
  }
  const ended = act().catch(() => undefined)
  return {
    write: async () => {
      await vi.advanceTimersByTimeAsync(10)
      written.give()
      await vi.advanceTimersByTimeAsync(10)
    },
    refuse: async () => {
      await vi.advanceTimersByTimeAsync(10)
      written.refuse()
      await vi.advanceTimersByTimeAsync(10)
      await ended
    },
    end: async () => {
      await vi.advanceTimersByTimeAsync(10)
      written.give()
      reread.give()
      await vi.advanceTimersByTimeAsync(10)
    },
  }
}

test('while nothing is under way, the key is for the offers that show', async () => {
  expect(press()).toBe(true)
  await begin('A').end()
  expect(press()).toBe(true)
})

test('between an act and its offer the key waits for that offer, and says so', async () => {
  await begin('A').end()
  const act = begin('B')
  expect(press()).toBe(false)
  expect(told).toBe(1)
  await act.write()
  expect(press(), 'nor does it go elsewhere while the screen is read anew').toBe(false)
  await act.end()
  expect(back).toEqual(['B'])
  expect(told).toBe(0)
})

test.each([
  ['is refused', (act: ReturnType<typeof begin>) => act.refuse()],
  ['cannot be taken back', (act: ReturnType<typeof begin>) => act.end()],
])('where the act %s, the key is dropped and takes back nothing', async (_what, go) => {
  await begin('A').end()
  const act = begin('B', false)
  press()
  await go(act)
  expect(told).toBe(0)
  const later = begin('C')
  await later.end()
  expect(back).toEqual([])
})

test('of two acts under way it is for the one that was begun last, whichever ends first', async () => {
  const first = begin('A')
  await vi.advanceTimersByTimeAsync(10)
  const second = begin('B')
  press()
  await first.end()
  expect(back).toEqual([])
  await second.end()
  expect(back).toEqual(['B'])
})

test('what is done after the press is not taken back by it', async () => {
  const act = begin('A')
  press()
  await vi.advanceTimersByTimeAsync(10)
  await begin('B').end()
  expect(back).toEqual([])
  await act.end()
  expect(back).toEqual(['A'])
})

test('an act that is offered already is no longer waited for, though an older one or its screen is still on the way', async () => {
  const slow = begin('A')
  await vi.advanceTimersByTimeAsync(10)
  await begin('B').end()
  expect(press()).toBe(true)
  await slow.end()
  expect(back).toEqual([])
})

test.each([0, 1, 2, 3, 4])(
  'two that go on at once, each read anew after the other, are not taken for one another by callers %i layers away',
  async (layers) => {
    const [slow, quick] = [answer(), answer()]
    const begin = async (name: string, reread: Promise<unknown>) => {
      await write(async () => undefined)
      await through(layers, () => goingOn(() => reread))
      offer(name)
    }
    const older = begin('A', Promise.allSettled([slow.answered]))
    await vi.advanceTimersByTimeAsync(10)
    const younger = begin('B', Promise.allSettled([slow.answered, quick.answered]))
    press()
    await vi.advanceTimersByTimeAsync(10)
    quick.give()
    await vi.advanceTimersByTimeAsync(10)
    slow.give()
    await vi.advanceTimersByTimeAsync(10)
    await Promise.all([older, younger])
    expect(back).toEqual(['B'])
    expect(told).toBe(0)
  }
)

test('what is read by itself, and what takes something back, holds no key', async () => {
  const reading = answer()
  const all = [goingOn(() => reading.answered), apart(() => write(() => reading.answered))]
  await vi.advanceTimersByTimeAsync(10)
  expect(press()).toBe(true)
  reading.give()
  await vi.advanceTimersByTimeAsync(10)
  await Promise.all(all)
})

test('in a field it is the field’s', async () => {
  const act = begin('A')
  expect(press(new Field())).toBe(true)
  await act.end()
  expect(back).toEqual([])
})
