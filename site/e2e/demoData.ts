import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { runProduct } from './runProduct.ts'

const gallery = 'packages/api/bin/gallery.mjs'

/**
 * Loads the demo gallery once for the whole run, as a database on a server (`DEMO_DATABASE_URL`) with its files
 * (`DEMO_DATA`), and as a data folder with the gallery's own database in it (`DEMO_EMBEDDED`). Tests work on copies of them
 * (`demoCopy.ts`); all is removed at the end.
 */
export default async function demoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-demo-'))
  const [data, embedded, backup] = [
    join(folder, 'data'),
    join(folder, 'embedded'),
    join(folder, 'demo.tar.gz'),
  ]
  const postgres = await startPostgres({ durable: false })
  const env = { GALLERY_DATA: data, DATABASE_URL: postgres.url }
  await runProduct('packages/demo/dist/load.js', [], env)
  await lightenPictures(join(data, 'storage'))
  // Every server would make the same variants of the same hundred pictures anew.
  await postgres.run('update pictures set variants_at = now()')
  await runProduct(gallery, ['backup', backup], env)
  await runProduct(gallery, ['restore', backup], { GALLERY_DATA: embedded, DATABASE_URL: '' })
  process.env.DEMO_DATABASE_URL = postgres.url
  process.env.DEMO_DATA = data
  process.env.DEMO_EMBEDDED = embedded
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Puts the thumbnail of each picture in its place. Pages know its size from the database all the same; only its pixels,
 * up to fifteen million that each test would have its browser decode, are fewer.
 */
async function lightenPictures(storage: string): Promise<void> {
  for (const folder of await readdir(storage)) {
    const files = await readdir(join(storage, folder))
    for (const file of files.filter((name) => name.includes('-thumb.'))) {
      const path = join(storage, folder, file)
      await rename(path, path.replace('-thumb.', '.'))
    }
  }
}
