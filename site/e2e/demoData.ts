import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@gallery/api'
import { root } from './root.ts'

/**
 * Loads the demo gallery once for the whole run, into a folder that every server of the tests copies
 * (`DEMO_DATA`), and removes it at the end.
 */
export default async function demoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-demo-'))
  await promisify(execFile)(process.execPath, ['packages/demo/dist/load.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', GALLERY_DATA: folder, DATABASE_URL: '' },
  })
  await keepFewVariants(folder)
  process.env.DEMO_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}

/** Every server would encode the same hundred pictures anew; those of the home page are enough to show that it is done. */
async function keepFewVariants(folder: string): Promise<void> {
  const database = await openDatabase({ GALLERY_DATA: folder })
  try {
    await database.db.execute("update pictures set variants_at = now() where folder <> 'slides'")
  } finally {
    await database.close()
  }
}
