import { execFile, spawnSync } from 'node:child_process'
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { ForeignFolder } from '../foreignFolder.ts'
import type { Binaries } from './binaries.ts'

/** Who runs PostgreSQL; nobody in particular where we are not root ourselves, as root it refuses to. */
export type RunAs = { uid: number; gid: number } | null

/** The user of this machine that runs PostgreSQL for a gallery that runs as root. */
const name = 'gallery-db'

/**
 * Who runs PostgreSQL on a folder: whoever it belongs to, else, for root, a user that is made for it.
 * @throws when there can be none, or the folder belongs to somebody else
 */
export async function userFor(folder: string): Promise<RunAs> {
  const own = process.getuid?.()
  const owner = await stat(folder).catch(() => null)
  if (own !== 0) {
    if (owner === null || own === undefined || owner.uid === own) return null
    throw new ForeignFolder(folder, { owner: owner.uid, own, all: dirname(folder) })
  }
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = (await findUser()) ?? (await makeUser())
  // A copy that root made of somebody's folder is root's.
  if (owner !== null) await giveTo(folder, user)
  return user
}

async function findUser(): Promise<{ uid: number; gid: number } | null> {
  const lines = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] =
    lines
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.split(':') ?? []
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) }
}

async function makeUser(): Promise<{ uid: number; gid: number }> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`
  let reason = 'it is not in /etc/passwd afterwards'
  try {
    const shell = ['--shell', '/usr/sbin/nologin']
    await promisify(execFile)('useradd', [...options, ...shell, name], { env: { ...process.env, PATH } })
  } catch (error) {
    reason = error instanceof Error ? error.message.trim() : String(error)
  }
  const made = await findUser()
  if (made !== null) return made
  throw new Error(
    `PostgreSQL does not run as root, and the user ${name} could not be made for it (${reason}): start the gallery as a ` +
      `user of its own, make a system user “${name}”, set DATABASE_URL, or accept less with EMBEDDED_DATABASE=pglite.`
  )
}

/** Makes a folder and all in it somebody's; links are left as they are. */
export async function giveTo(path: string, user: RunAs): Promise<void> {
  if (user === null) return
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  // It may have become a link since it was looked at, by whoever the folder belongs to.
  await lchown(path, user.uid, user.gid)
  if (!found.isDirectory()) return
  for (const each of await readdir(path)) await giveTo(join(path, each), user)
}

/** Gives what root has made in a folder to whom the folder belongs, and who could not open it else. */
export async function giveToOwner(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const owner = await stat(folder).catch(() => null)
  if (owner !== null && owner.uid !== 0) await giveTo(folder, owner)
}

/** A program with its arguments, and the options to spawn it with, so that it runs as somebody. */
export type Start = { file: string; args: string[]; options: { uid?: number; gid?: number } }

/**
 * How to run a program as somebody. Root's own folders, such as /root, let no other user through: there the program
 * keeps root's right to reach files, as the one right that it keeps.
 *
 * @throws when that cannot be done either
 */
export function startAs(
  user: RunAs,
  { postgres }: Binaries,
  folder: string,
  line: readonly [string, ...string[]]
): Start {
  const [file, ...args] = line
  if (user === null) return { file, args, options: {} }
  const look = ['-c', 'test -x "$0" && cd "$1"', postgres, folder]
  if (spawnSync('/bin/sh', look, { ...user, stdio: 'ignore' }).status === 0) {
    return { file, args, options: user }
  }
  const who = ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups']
  const right = [
    '--securebits',
    '+no_setuid_fixup',
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
  ]
  const reaching = [...who, ...right]
  if (spawnSync('setpriv', [...reaching, '/bin/sh', ...look], { stdio: 'ignore' }).status === 0) {
    return { file: 'setpriv', args: [...reaching, file, ...args], options: {} }
  }
  throw new Error(
    `PostgreSQL does not run as root, and its user ${user.uid} is let through neither to ${folder} nor to ${postgres}: ` +
      'move the gallery out of a folder that is root’s alone, such as from /root to /srv, or start it as a user of its own.'
  )
}
