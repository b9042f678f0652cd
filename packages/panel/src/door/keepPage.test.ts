import { beforeEach, expect, test, vi } from 'vitest'
import { keepPage } from './keepPage.ts'
import { wasmUrl } from './scanner/wasm.ts'

vi.mock('./scanner/wasm.ts', () => ({ wasmUrl: '/assets/zxing_reader.wasm' }))

/** What was done, in its order. */
let done: string[] = []
/** What the worker was told to keep. */
let kept: string[] = []

const withoutWorker = {}
const withWorker = (register: () => Promise<void>) => ({
  serviceWorker: {
    register,
    ready: Promise.resolve({
      active: {
        postMessage: (message: { keep: string[] }) => {
          done.push('keep')
          kept = message.keep
        },
      },
    }),
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
  expect(done).toEqual(['the scanner', 'what reads codes', 'register', 'keep'])
})

test('what reads codes is named once, also where it has come by then', async () => {
  const come = ['https://gallery.example/assets/door.js', `https://gallery.example${wasmUrl}`]
  vi.stubGlobal('performance', { getEntriesByType: () => come.map((name) => ({ name })) })
  vi.stubGlobal(
    'navigator',
    withWorker(async () => {})
  )
  await keepPage()
  expect(kept).toEqual(['/es/admin/door', wasmUrl, '/assets/door.js'])
})
