import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Options } from 'tsup'

const here = fileURLToPath(new URL('.', import.meta.url))

/** What runs beside the server, as a process or a thread, by what its file is called. */
const entries: Readonly<Record<string, Options>> = {
  // A process is started for each file that is read, and half of its start would go by finding hundreds of modules:
  // what it needs of the registry's packages goes in. Those that ask for others by `require` find it.
  tableReader: {
    entry: { tableReader: join(here, 'src/imports/reading/apart/reader.ts') },
    noExternal: [/./],
    minify: true,
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  },
  // Whatever folder this is called from, packages stay out.
  heicThread: {
    entry: { heicThread: join(here, 'src/images/heic/thread.ts') },
    noExternal: ['@gallery/contract'],
    external: [/^[^./]/],
  },
  leavesThread: {
    entry: { leavesThread: join(here, 'src/leaves/thread.ts') },
    noExternal: ['@gallery/contract'],
    external: [/^[^./]/],
  },
  recordingReader: {
    entry: { recordingReader: join(here, 'src/recordings/reader.ts') },
    noExternal: ['@gallery/contract'],
    external: [/^[^./]/],
  },
  backupChecker: {
    entry: { backupChecker: join(here, 'src/backups/apart/checker.ts') },
    noExternal: ['@gallery/contract'],
    external: [/^[^./]/],
  },
}

/** Builds the decoder of HEIC, the readers of PDFs, recordings and tables and the checker of backups, each in one file of a folder. */
export async function bundleApart(outDir: string): Promise<void> {
  for (const entry of Object.values(entries)) {
    await build({
      config: false,
      ...entry,
      outDir,
      format: 'esm',
      target: 'node20',
      platform: 'node',
      splitting: false,
      silent: true,
    })
  }
}

/**
 * Builds these for those who run the sources, and takes the last ones' place at once. By its name Node.js knows a
 * module: in that folder `package.json` does not say it.
 */
export async function buildApart(): Promise<void> {
  const folder = join(here, 'node_modules/.gallery')
  await mkdir(folder, { recursive: true })
  const outDir = await mkdtemp(join(folder, 'apart-'))
  await bundleApart(outDir)
  for (const name of Object.keys(entries)) {
    await rename(join(outDir, `${name}.js`), join(folder, `${name}.mjs`))
  }
  await rm(outDir, { recursive: true })
}
