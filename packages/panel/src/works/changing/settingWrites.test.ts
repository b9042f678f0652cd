import { sendForLines } from '@gallery/client'
import { expect, test, vi } from 'vitest'
import { keepUndo } from '../../acts/acts.ts'
import { applySetting } from './settingWrites.ts'

vi.mock('@gallery/client', async (original) => ({
  ...(await original<typeof import('@gallery/client')>()),
  sendForLines: vi.fn(),
}))

test('while works are being changed Ctrl Z is for that, and not for what was done before', async () => {
  const isKept: boolean[] = []
  vi.mocked(sendForLines).mockImplementation(async function* () {
    isKept.push(keepUndo(() => () => {}))
    yield { data: { count: 1, movements: [], works: [] } }
  })
  const done = await applySetting({ works: [{ id: 12 }], set: {} }, () => true)
  expect(done).toEqual({ count: 1, movements: [], works: [] })
  expect(isKept).toEqual([true])
})
