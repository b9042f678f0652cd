import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const places = ['/usr/sbin/clamd', '/usr/bin/clamd', '/usr/local/sbin/clamd']

/**
 * The path of a virus scanner for the tests: `CLAMD_PATH`, else one that the system has, else Debian's package (7 MB,
 * without the signatures, of which the tests have their own). Empty where there is none: a stand-in is tested then.
 */
export async function scanner() {
  const found = present()
  if (found !== '') return found
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('No clamd on this machine: installing the Debian package clamav-daemon')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const wanted = ['install', '-y', '-qq', '--no-install-recommends', 'clamav-daemon']
    if ((await run('apt-get', wanted, { env })) !== 0) {
      await run('apt-get', ['update', '-qq'], { env })
      await run('apt-get', wanted, { env })
    }
  }
  if (present() === '') say('No clamd on this machine: its tests are skipped, those of a stand-in are not')
  return present()
}

function present() {
  return [process.env.CLAMD_PATH, ...places].find((path) => path && existsSync(path)) ?? ''
}
