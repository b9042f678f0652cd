import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What the reader of tables is built from, and what its file is called. */
export const readerEntry = { tableReader: 'src/imports/reading/apart/reader.ts' }

/**
 * Builds the reader of tables for those who run the sources, in one file, which takes the last one's place at once. By its
 * name Node.js knows a module: in that folder `package.json` does not say it.
 */
export async function buildReader(): Promise<void> {
  const folder = join(here, 'node_modules/.gallery')
  await mkdir(folder, { recursive: true })
  const outDir = await mkdtemp(join(folder, 'reader-'))
  await build({
    config: false,
    entry: { tableReader: join(here, readerEntry.tableReader) },
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
  await rename(join(outDir, 'tableReader.js'), join(folder, 'tableReader.mjs'))
  await rm(outDir, { recursive: true })
}
