import { connection } from '@gallery/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileVisible } from './whileVisible.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const often = vi.fn()
const onReturn = vi.fn()
const heard = new Set<() => void>()
let isLost = false
let end = () => {}

function turn(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

function connect(lost: boolean): void {
  isLost = lost
  for (const listener of heard) listener()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.spyOn(connection, 'isLost').mockImplementation(() => isLost)
  vi.spyOn(connection, 'subscribe').mockImplementation((listener) => {
    heard.add(listener)
    return () => void heard.delete(listener)
  })
  page.visibilityState = 'visible'
  isLost = false
  end = whileVisible({ often, onReturn })
})

afterEach(() => {
  end()
  vi.clearAllMocks()
})

test('in a window that is seen is looked each minute, and not oftener', () => {
  vi.advanceTimersByTime(59_000)
  expect(often).not.toHaveBeenCalled()
  vi.advanceTimersByTime(121_000)
  expect(often).toHaveBeenCalledTimes(3)
  expect(onReturn).not.toHaveBeenCalled()
})

test('in one that is hidden nothing is read, and all is as soon as it is seen again', () => {
  turn('hidden')
  vi.advanceTimersByTime(3_600_000)
  expect(often).not.toHaveBeenCalled()
  turn('visible')
  expect(often).toHaveBeenCalledOnce()
  expect(onReturn).toHaveBeenCalledOnce()
})

test('a glance at another window leaves the lists as they are', () => {
  turn('hidden')
  vi.advanceTimersByTime(3_000)
  turn('visible')
  expect(often).toHaveBeenCalledOnce()
  expect(onReturn).not.toHaveBeenCalled()
})

test('without a connection nobody is asked, and what was missed is made up for once', () => {
  turn('hidden')
  vi.advanceTimersByTime(600_000)
  connect(true)
  turn('visible')
  vi.advanceTimersByTime(600_000)
  expect(often).not.toHaveBeenCalled()
  connect(false)
  expect(often).toHaveBeenCalledOnce()
  expect(onReturn).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(onReturn).toHaveBeenCalledOnce()
})

test('once it is ended nothing is read any more', () => {
  end()
  turn('hidden')
  vi.advanceTimersByTime(600_000)
  turn('visible')
  connect(false)
  expect(often).not.toHaveBeenCalled()
})
