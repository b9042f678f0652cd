import { beforeEach, expect, test, vi } from 'vitest'
import { keepPage } from './keepPage.ts'

/** What was done, in its order. */
let done: string[] = []

const withoutWorker = {}
const withWorker = (register: () => Promise<void>) => ({
  serviceWorker: {
    register,
    ready: Promise.resolve({ active: { postMessage: () => done.push('keep') } }),
  },
})

beforeEach(() => {
  done = []
  vi.resetModules()
  vi.doMock('./ScanScreen.tsx', () => ({ ScanScreen: done.push('the scanner') }))
  vi.doMock('./scanner/detector.ts', () => ({ detector: done.push('what reads codes') }))
  vi.stubGlobal('location', new URL('https://gallery.example/es/admin/door'))
  return () => vi.unstubAllGlobals()
})

test('what scans is fetched before it is used where no worker can be had too', async () => {
  vi.stubGlobal('navigator', withoutWorker)
  await keepPage()
  expect(done).toEqual(['the scanner', 'what reads codes'])
})

test('a worker keeps it with the page', async () => {
  vi.stubGlobal(
    'navigator',
    withWorker(async () => {
      done.push('register')
    })
  )
  await keepPage()
  expect(done).toEqual(['register', 'the scanner', 'what reads codes', 'keep'])
})
