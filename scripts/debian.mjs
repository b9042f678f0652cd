import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/**
 * Installs Debian packages by one call, on a Debian that we may install on; elsewhere it does nothing. Says what comes.
 * Of names in a list of their own, the first that this Debian knows.
 */
export async function installDebian(packages) {
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const names = packages.map((wanted) => [wanted].flat().find(isKnown) ?? [wanted].flat().at(-1))
  say(`Not on this machine yet: installing the Debian package ${names.join(' and the package ')}`)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env })
}

function isKnown(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
}
