import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './run.mjs'

/**
 * The packages of the examples and of `packages/ui/consumer` as npm has found them once: what the registry gained
 * meanwhile, or is about to gain, changes no test. The kit is in no line of it, for that is packed anew each time.
 */
const kept = `${root}/scripts/kitPackages.lock.json`

const kit = '@gallery/ui'

/** Puts the lock where npm looks for it. */
export function giveLock(folder) {
  writeFileSync(`${folder}/package-lock.json`, readFileSync(kept))
}

/** Keeps what npm has installed in a folder. */
export function keepLock(folder) {
  writeFileSync(kept, `${JSON.stringify(withoutKit(read(`${folder}/package-lock.json`)), null, 2)}\n`)
}

/** What npm has installed in a folder beside the lock, or did not install of it. */
export function lockFindings(folder) {
  const locked = packagesOf(read(kept))
  const installed = packagesOf(withoutKit(read(`${folder}/package-lock.json`)))
  const apart = [
    ...locked.filter((name) => !installed.includes(name)),
    ...installed.filter((name) => !locked.includes(name)),
  ]
  return apart.map((name) => `${name} is not in both: node scripts/writeKitLock.mjs`)
}

function withoutKit(lock) {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== `node_modules/${kit}`)
  for (const [, each] of packages) {
    delete each.dependencies?.[kit]
    delete each.funding
  }
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** Each place in `node_modules` with its version. */
function packagesOf({ packages }) {
  return Object.entries(packages).map(([path, { version }]) => `${path}@${version}`)
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
