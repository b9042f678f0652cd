import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'

/**
 * Gives the tests of a file a temporary folder of their own: in the machine's, other processes leave theirs. What comes
 * back tells the names of all that stands in it.
 */
export function temporaryFolder(): () => Promise<string[]> {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gallery-tests-'))
    vi.stubEnv('TMPDIR', folder)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
  return () => readdir(folder)
}
