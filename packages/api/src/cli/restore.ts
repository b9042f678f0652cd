import { parseArgs } from 'node:util'
import { verifyBackup } from '../backup/readBackup.ts'
import { NotEmpty, OtherTables, restoreBackup } from '../backup/restoreBackup.ts'
import { giveToOwner } from '../databases/runAs.ts'
import { isDeadlock, isLockRefused } from '../db/databaseErrors.ts'
import { endDemo } from '../installation/demo.ts'
import { findOtherZone, zoneLine } from '../installation/zone.ts'
import { openStorage } from '../storage/storage.ts'
import { type Command, exactly, withDatabase } from './command.ts'
import { contentsOf } from './contents.ts'

/** `gallery restore`: makes the gallery what a backup says. */
export const restore: Command = {
  usage: ['restore FILE.tar.gz [--yes-replace]'],
  about:
    'Brings a backup back, into either database; --yes-replace deletes every record that is there first, and the tables of a newer version.',
  async run(args, terminal) {
    const options = { 'yes-replace': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file = ''] = exactly(positionals, ['FILE'])
    const replace = values['yes-replace']
    // Before a database is opened, which would make an empty one where there is none.
    const whole = await verifyBackup(file)
    // A server that runs would go on with what it keeps of the gallery before.
    const opening = { makes: true, alone: true, newer: replace }
    let opened: string | null = null
    const other = await withDatabase(terminal, opening, async ({ db, env }) => {
      opened = env.GALLERY_DATA
      await restoreBackup({ db, storage: await openStorage(env) }, whole, { replace }).catch(explained)
      await endDemo(env)
      return findOtherZone(db, env.GALLERY_TZ)
    }).finally(async () => {
      // Also where nothing was restored: what was made for it would keep the server from starting.
      if (opened !== null) await giveToOwner(opened)
    })
    const { manifest } = whole
    terminal.print(`Restored what ${file} had on ${manifest.made_at}: ${contentsOf(manifest)}`)
    if (other !== null) terminal.warn(zoneLine(other))
  },
}

function explained(error: unknown): never {
  if (isDeadlock(error) || isLockRefused(error)) {
    throw new Error(
      'Somebody else writes to the database: stop every server and command that runs on it, and try again. Nothing was changed.',
      { cause: error }
    )
  }
  if (!(error instanceof NotEmpty || error instanceof OtherTables)) throw error
  throw new Error(`${error.message} To delete what is there and restore, add --yes-replace.`, {
    cause: error,
  })
}
