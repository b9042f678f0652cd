import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './run.mjs'

/** Writes the kit's version into the examples, which are no members of the workspace: whoever copies one installs it alone. */
export function writeExampleVersions() {
  const { version } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8'))
  for (const name of readdirSync(`${root}/examples`)) {
    const path = `${root}/examples/${name}/package.json`
    const manifest = readFileSync(path, 'utf8')
    writeFileSync(path, manifest.replace(/("@gallery\/ui": )".*"/, `$1"${version}"`))
  }
}
