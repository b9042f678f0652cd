import { join } from 'node:path'
import { readBackupAddress } from '../env/backupAddress.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { officeOf } from '../office.ts'
import { tryBackupFolder } from './folderTarget.ts'
import { makeNight, warnWhenGone } from './makeNight.ts'
import { openBackupTarget } from './target.ts'

/** Milliseconds between two looks whether it is time. */
const pace = 60_000

/** Makes a backup each night where `BACKUP_URL` says. */
export const backupsPlugin = workerPlugin(async (app) => {
  const address = readBackupAddress(app.env.BACKUP_URL ?? '')
  if (address === null) return null
  const work = join(app.env.GALLERY_DATA, 'backup-work')
  const { db, storage, log } = app
  const target = await openBackupTarget(address, work)
  const warning = 'folder' in address ? await tryBackupFolder(address.folder) : null
  if (warning !== null) log.warn(warning)

  const maker = { db, storage, target, work, log, office: () => officeOf(app) }
  return {
    name: 'backup',
    pace,
    begin: () => warnWhenGone(maker),
    next: async (ending, tell) => {
      const isMade = await makeNight(maker, ending, tell)
      app.nudgeMail()
      return isMade
    },
    trouble: 'The backups could not be looked at; the next look is in a minute',
  }
})
