import { existsSync } from 'node:fs'
import { installDebian } from './debian.mjs'
import { say } from './say.mjs'

const places = ['/usr/sbin/clamd', '/usr/bin/clamd', '/usr/local/sbin/clamd']

/** The Debian packages that a virus scanner for the tests is missing: 7 MB, without the signatures, of which the tests have their own. */
export function missingForScanner() {
  return present() === '' ? ['clamav-daemon'] : []
}

/**
 * The path of a virus scanner for the tests: `CLAMD_PATH`, else one that the system has, else Debian's package. Empty
 * where there is none: a stand-in is tested then.
 */
export async function scanner() {
  await installDebian(missingForScanner())
  if (present() === '') say('No clamd on this machine: its tests are skipped, those of a stand-in are not')
  return present()
}

function present() {
  return [process.env.CLAMD_PATH, ...places].find((path) => path && existsSync(path)) ?? ''
}
