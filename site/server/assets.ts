import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageAssets } from './document.ts'

/** What the build's manifest says of a file. */
interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const entry = 'src/entry-client.tsx'
const start = 'src/start.ts'
const presses = 'src/presses.ts'
/** The two faces that every page begins with. */
const earlyFonts = ['archivo-latin-400-normal', 'archivo-latin-700-normal']

/** What pages take from the browser's build. */
interface BuiltAssets {
  /** Which files a page of a module and language needs. */
  assets: (file: string, language: string) => PageAssets
  /** The text of the script in the head of every page. */
  early: string
}

/** Reads the browser's build. */
export async function readAssets(folder: string): Promise<BuiltAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = Object.values(manifest).map(({ file }) => file)
  const catalogues: Readonly<Record<string, string>> = {
    es: 'src/language/spanish.ts',
    en: 'src/language/english.ts',
  }
  const shared = {
    styles: (manifest[entry]?.css ?? []).map(address),
    fonts: earlyFonts.flatMap((font) => files.filter((file) => file.includes(font))).map(address),
    start: address(manifest[start]?.file ?? ''),
    script: address(manifest[entry]?.file ?? ''),
  }
  return {
    assets: (file, language) => {
      const wanted = withImports(manifest, [file, catalogues[language] ?? ''])
      const modules = wanted.map((name) => manifest[name]?.file).filter((name) => name !== undefined)
      return { ...shared, modules: modules.map(address) }
    },
    early: (await readFile(join(folder, manifest[presses]?.file ?? ''), 'utf8')).trim(),
  }
}

/** What the entry and these modules import, themselves among it, each once; without the entry. */
function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set([entry, ...names])
  // A set goes on to what is added to it on the way.
  for (const name of found) for (const each of manifest[name]?.imports ?? []) found.add(each)
  found.delete(entry)
  return [...found]
}

function address(file: string): string {
  return `/${file}`
}
