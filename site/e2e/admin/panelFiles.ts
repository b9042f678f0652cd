import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

interface ManifestEntry {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Readonly<Record<string, ManifestEntry>>

const entry = 'src/entry-client.tsx'
const panel = '../packages/panel/src/AdminPanel.tsx'

/** The built files that only the panel needs: what its first module leads to and the site's does not without it. */
export async function panelFiles(): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'site/dist/client/.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const visitors = filesFrom(manifest, entry, new Set([panel]))
  return new Set([...filesFrom(manifest, panel, new Set())].filter((file) => !visitors.has(file)))
}

function filesFrom(manifest: Manifest, start: string, without: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set([start])
  // A set goes on to what is added to it on the way.
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) if (!without.has(next)) names.add(next)
  }
  return new Set(
    [...names].flatMap((name) => {
      const { file, css = [] } = manifest[name] ?? {}
      return file === undefined ? [] : [file, ...css]
    })
  )
}
