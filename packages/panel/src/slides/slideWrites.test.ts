import { expect, test, vi } from 'vitest'
import { keepUndo } from '../acts/acts.ts'
import { uploadFile } from '../upload/uploadFile.ts'
import { replacePicture } from './slideWrites.ts'

vi.mock('../upload/uploadFile.ts', () => ({ uploadFile: vi.fn() }))

test('while a slide gets another picture Ctrl Z is not for what was done before', async () => {
  const isKept: boolean[] = []
  vi.mocked(uploadFile).mockImplementation(async () => {
    isKept.push(keepUndo(() => () => {}))
  })
  await replacePicture(3, new File(['x'], 'patio.jpg'))
  expect(isKept).toEqual([true])
})
