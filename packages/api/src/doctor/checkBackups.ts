import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type KeptFile, latestBy } from '../backups/backupNames.ts'
import { openBackupTarget } from '../backups/target.ts'
import { readBackupAddress } from '../env/backupAddress.ts'
import type { Env } from '../env/env.ts'
import { wordsWithCause } from '../plainWords.ts'
import { tryFolder } from '../tryFolder.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('backups')

const hour = 3_600_000
/** Hours after which the backup of a night is missed, and after which several are. */
const late = 30
const tooLate = 72

const todoForFolder =
  'Make space there and give that folder to the user that runs the gallery (as a service of systemd, name it in ReadWritePaths), or name another with BACKUP_URL.'

/** How old the newest backup is, whether the next can be written beside it, and whether a lost disk would take both. */
export async function checkBackups(
  env: Pick<Env, 'BACKUP_URL' | 'GALLERY_DATA'>,
  now: Date
): Promise<Finding[]> {
  const address = readBackupAddress(env.BACKUP_URL ?? '')
  if (!address) {
    return [
      warn(
        'The gallery makes no backups by itself',
        'Set BACKUP_URL to a folder or bucket on another machine, or see that somebody else makes them.'
      ),
    ]
  }
  const work = join(env.GALLERY_DATA, `backup-work-${process.pid}`)
  try {
    const kept = await (await openBackupTarget(address, work)).list()
    if (!('folder' in address)) return ofAge(kept, now)
    const fault = await faultOf(address.folder)
    if (fault !== null) return [bad(`Nothing can be written in ${address.folder}: ${fault}`, todoForFolder)]
    return [...ofAge(kept, now), ...(await onOneDisk(address.folder, env.GALLERY_DATA))]
  } catch (error) {
    return [
      bad(`The backups cannot be looked at: ${wordsWithCause(error)}`, 'Look at BACKUP_URL and its rights.'),
    ]
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** What the names of backups tell. One that is dated ahead says nothing of how old they are. */
function ofAge(kept: readonly KeptFile[], now: Date): Finding[] {
  const ahead = kept.filter(({ made_at }) => made_at > latestBy(now))
  const dated = kept.filter((file) => !ahead.includes(file))
  const wrong = ahead.map(({ name }) =>
    warn(
      `A backup is dated ahead: the clock was wrong: ${name}`,
      'It holds the gallery as it was then: move it elsewhere. “timedatectl set-ntp true” has the clock set by the network.'
    )
  )
  const newest = dated.at(-1)
  if (newest === undefined) {
    const todo = 'The server makes one in the coming night: look again tomorrow.'
    return [warn('There is no backup yet', todo), ...wrong]
  }
  const hours = Math.max(0, Math.floor((now.getTime() - newest.made_at.getTime()) / hour))
  const says = `The newest of ${dated.length} backups is ${hours} hours old: ${newest.name}`
  const todo = '“gallery backups --nights” tells what went wrong. Is the server running at night?'
  return [hours < late ? ok(says) : hours < tooLate ? warn(says, todo) : bad(says, todo), ...wrong]
}

/** A folder that is not there yet is on no disk. */
async function onOneDisk(folder: string, data: string): Promise<Finding[]> {
  const [backups, gallery] = await Promise.all([folder, data].map((path) => stat(path).catch(() => null)))
  if (!backups || !gallery || backups.dev !== gallery.dev) return []
  return [
    warn(
      `The backups in ${folder} are on the same disk as ${data}: what takes one takes both`,
      'Is the disk that should be there mounted? Mount one of another machine, or name a bucket with BACKUP_URL.'
    ),
  ]
}

/** Why nothing can be written in a folder. One that is not there yet is made by the server. */
async function faultOf(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null
  return tryFolder(folder).then(() => null, wordsWithCause)
}
