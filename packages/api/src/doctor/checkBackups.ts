import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openBackupTarget } from '../backups/target.ts'
import { readBackupAddress } from '../env/backupAddress.ts'
import type { Env } from '../env/env.ts'
import { tryFolder } from '../folders/tryFolder.ts'
import { wordsWithCause } from '../plainWords.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('backups')

const hour = 3_600_000
/** Hours after which the backup of a night is missed, and after which several are. */
const late = 30
const tooLate = 72

const todoForFolder =
  'Make space there and give that folder to the user that runs the gallery (as a service of systemd, name it in ReadWritePaths), or name another with BACKUP_URL.'

/** How old the newest backup is, and whether the next can be written beside it. */
export async function checkBackups(
  env: Pick<Env, 'BACKUP_URL' | 'GALLERY_DATA'>,
  now: Date
): Promise<Finding> {
  const address = readBackupAddress(env.BACKUP_URL ?? '')
  if (!address) {
    return warn(
      'The gallery makes no backups by itself',
      'Set BACKUP_URL to a folder or bucket on another machine, or see that somebody else makes them.'
    )
  }
  const work = join(env.GALLERY_DATA, `backup-work-${process.pid}`)
  try {
    const kept = await (await openBackupTarget(address, work)).list()
    if ('folder' in address) {
      const fault = await faultOf(address.folder)
      if (fault !== null) return bad(`Nothing can be written in ${address.folder}: ${fault}`, todoForFolder)
    }
    const newest = kept.at(-1)
    if (newest === undefined) {
      return warn('There is no backup yet', 'The server makes one in the coming night: look again tomorrow.')
    }
    const hours = Math.floor((now.getTime() - newest.made_at.getTime()) / hour)
    const says = `The newest of ${kept.length} backups is ${hours} hours old: ${newest.name}`
    if (hours < late) return ok(says)
    const todo = '“gallery backups --nights” tells what went wrong. Is the server running at night?'
    return hours < tooLate ? warn(says, todo) : bad(says, todo)
  } catch (error) {
    return bad(
      `The backups cannot be looked at: ${wordsWithCause(error)}`,
      'Look at BACKUP_URL and its rights.'
    )
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Why nothing can be written in a folder. One that is not there yet is made by the server. */
async function faultOf(folder: string): Promise<string | null> {
  if (!existsSync(folder)) return null
  return tryFolder(folder).then(() => null, wordsWithCause)
}
