import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@gallery/api'
import { runProduct } from './runProduct.ts'

/**
 * Loads the demo gallery once for the whole run, into a folder that every server of the tests copies (`DEMO_DATA`) and a
 * backup that databases on a server are made of (`DEMO_BACKUP`), and removes both at the end.
 */
export default async function demoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-demo-'))
  const [data, backup] = [join(folder, 'data'), join(folder, 'demo.tar.gz')]
  const env = { GALLERY_DATA: data, DATABASE_URL: '' }
  await runProduct('packages/demo/dist/load.js', [], env)
  await keepOneToMake(data)
  await runProduct('packages/api/bin/gallery.mjs', ['backup', backup], env)
  process.env.DEMO_DATA = data
  process.env.DEMO_BACKUP = backup
  return () => rm(folder, { recursive: true, force: true })
}

/** Every server would encode the same hundred pictures anew; one is enough to show that it is done. */
async function keepOneToMake(folder: string): Promise<void> {
  const database = await openDatabase({ GALLERY_DATA: folder })
  try {
    await database.db.execute(`
      update pictures set variants_at = now()
      where (folder, file) <> (select 'slides', min(file) from pictures where folder = 'slides')`)
  } finally {
    await database.close()
  }
}
