import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { examples } from './kitExamples.mjs'
import { giveLock } from './kitLock.mjs'
import { root, run } from './run.mjs'

/**
 * Copies the examples and `packages/ui/consumer` into a folder and installs all their packages at once, with the tarball
 * as their kit: those of the lock, or those that the registry has today.
 */
export async function installKit(folder, tarball, { locked }) {
  const names = [...examples.map(({ name }) => name), 'consumer']
  for (const { name } of examples) take(`${root}/examples/${name}`, `${folder}/${name}`, tarball)
  take(`${root}/packages/ui/consumer`, `${folder}/consumer`, tarball)
  write(`${folder}/package.json`, { private: true, workspaces: names })
  if (locked) giveLock(folder)
  await npmInstall(folder)
}

/** The packages that come with the kit when nothing else is asked for: those of npm's lockfile, which is all it writes. */
export async function packagesBrought(folder, tarball) {
  const app = `${folder}/public-parts`
  mkdirSync(app)
  write(`${app}/package.json`, { private: true, dependencies: { '@gallery/ui': `file:${tarball}` } })
  await npmInstall(app, '--package-lock-only')
  const { packages } = JSON.parse(readFileSync(`${app}/package-lock.json`, 'utf8'))
  return Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''))
}

async function npmInstall(cwd, ...more) {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error']
  const withoutAddresses = '--omit-lockfile-registry-resolved'
  if ((await run('npm', ['install', ...quiet, withoutAddresses, ...more], { cwd })) === 0) return
  throw new Error('npm could not install the kit: the lines above say why; it needs the registry.')
}

/** Copies an app as it is committed, with the tarball as its kit. */
function take(from, to, tarball) {
  const made =
    /(^|\/)(node_modules|dist|dist-server|build|\.next|\.react-router|package-lock\.json|bookings\.ndjson)$/
  cpSync(from, to, { recursive: true, filter: (path) => !made.test(path) })
  const manifest = JSON.parse(readFileSync(`${to}/package.json`, 'utf8'))
  manifest.dependencies['@gallery/ui'] = `file:${tarball}`
  write(`${to}/package.json`, manifest)
}

const write = (path, value) => writeFileSync(path, JSON.stringify(value))
