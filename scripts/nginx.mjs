import { existsSync } from 'node:fs'
import { installDebian } from './debian.mjs'
import { say } from './say.mjs'

const modules = '/etc/nginx/modules-enabled'

/** The Debian packages that the tests of the edge are missing: the proxy, what counts writes in it, what certifies it. */
export function missingForNginx() {
  return foundNginx() === '' ? ['nginx', 'libnginx-mod-http-lua', 'openssl'] : []
}

/**
 * The path of an nginx that takes the configuration of `deploy/nginx`: one that the system has, else Debian's package.
 * Empty where there is none: what is told of it is skipped then.
 */
export async function nginx() {
  await installDebian(missingForNginx())
  if (foundNginx() === '') say('No nginx with Lua on this machine: the tests of the edge are skipped')
  return foundNginx()
}

/** The path of the one that the system has; empty where there is none. */
export function foundNginx() {
  const path = '/usr/sbin/nginx'
  return existsSync(path) && existsSync(`${modules}/50-mod-http-lua.conf`) ? path : ''
}
