import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root, run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/**
 * Fetched by npx, so that nobody has to install it. Named here and not in package.json, where pnpm would look up
 * builds of itself for every platform at each install.
 */
export const packageManager = 'pnpm@12.21.0'

const stamp = `${root}/node_modules/.gallery/installed`

/** Stops with a clear sentence on a Node.js that the product was not made for. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(
      `Node.js ${process.versions.node} is too old: version 20.19 or newer is needed (24 is recommended).`
    )
  }
}

/** Installs the packages of the lockfile, unless they are the ones already there. */
export async function install() {
  requireNode()
  const wanted = manifestsHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say(`Installing packages with ${packageManager}`)
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'])
  if (code !== 0)
    giveUp('The packages could not be installed. The lines above say why; a network is needed this once.')
  mkdirSync(`${root}/node_modules/.gallery`, { recursive: true })
  writeFileSync(stamp, wanted)
}

function manifestsHash() {
  const packages = readdirSync(`${root}/packages`).map((name) => `packages/${name}/package.json`)
  const hash = createHash('sha256')
  for (const file of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    '.pnpmfile.cjs',
    'package.json',
    'site/package.json',
    ...packages,
  ]) {
    if (existsSync(`${root}/${file}`)) hash.update(file).update(readFileSync(`${root}/${file}`))
  }
  return hash.digest('hex')
}
