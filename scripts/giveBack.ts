import { afterAll, vi } from 'vitest'

// Files of tests that share their modules share what is global too: what one replaced is given back before the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
