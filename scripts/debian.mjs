import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** Installs Debian packages by one call, on a Debian that we may install on; elsewhere it does nothing. Says what comes. */
export async function installDebian(packages) {
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  say(`Not on this machine yet: installing the Debian package ${packages.join(' and the package ')}`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
