import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What runs beside the server, as a process or a thread, by what its file is called: the reader of tables, the decoder of HEIC. */
export const apartEntries = {
  tableReader: 'src/imports/reading/apart/reader.ts',
  heicThread: 'src/images/heic/thread.ts',
}

/**
 * Builds these for those who run the sources, each in one file, which takes the last one's place at once. By its name
 * Node.js knows a module: in that folder `package.json` does not say it.
 */
export async function buildApart(): Promise<void> {
  const folder = join(here, 'node_modules/.gallery')
  await mkdir(folder, { recursive: true })
  const outDir = await mkdtemp(join(folder, 'apart-'))
  await build({
    config: false,
    entry: Object.fromEntries(Object.entries(apartEntries).map(([name, file]) => [name, join(here, file)])),
    outDir,
    format: 'esm',
    target: 'node20',
    platform: 'node',
    splitting: false,
    noExternal: ['@gallery/contract'],
    // Whatever folder this is called from.
    external: [/^[^./]/],
    silent: true,
  })
  for (const name of Object.keys(apartEntries)) {
    await rename(join(outDir, `${name}.js`), join(folder, `${name}.mjs`))
  }
  await rm(outDir, { recursive: true })
}
