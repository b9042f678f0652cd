import { making, pageOwner } from '@gallery/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { attempt } from '../frame/attempt.ts'

/**
 * Has the writes of a test file be those of somebody who is in the panel, with keys by which the server knows what is sent
 * again. Call it before the file's own hooks; what the server answers (`fetch`) is theirs to say.
 */
export function asSomebody(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.stubGlobal('location', { pathname: '/es' })
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
    pageOwner.id = 7
    making.by = attempt
  })
  afterEach(() => {
    // What was lost in one test is none of the next one's.
    vi.advanceTimersByTime(3_600_000)
    making.by = undefined
    pageOwner.id = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
