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
  /** Which files a page of such modules needs. */
  assets: (files: readonly string[]) => PageAssets
  /** The text of the script in the head of every page. */
  early: string
}

/** Reads the browser's build. */
export async function readAssets(folder: string): Promise<BuiltAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const files = Object.values(manifest).map(({ file }) => file)
  const shared = {
    fonts: earlyFonts.flatMap((font) => files.filter((file) => file.includes(font))).map(address),
    start: address(manifest[start]?.file ?? ''),
    script: address(manifest[entry]?.file ?? ''),
  }
  return {
    assets: (files) => {
      const wanted = withImports(manifest, [entry, ...files])
      const modules = wanted.filter((name) => name !== entry).flatMap((name) => manifest[name]?.file ?? [])
      const styles = wanted.flatMap((name) => manifest[name]?.css ?? [])
      return { ...shared, styles: styles.map(address), modules: modules.map(address) }
    },
    early: (await readFile(join(folder, manifest[presses]?.file ?? ''), 'utf8')).trim(),
  }
}

/** These modules and what they import, each once and after what it imports itself, as their styles stand in the page. */
function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const each of manifest[name]?.imports ?? []) visit(each)
    found.add(name)
  }
  names.forEach(visit)
  return [...found]
}

function address(file: string): string {
  return `/${file}`
}
