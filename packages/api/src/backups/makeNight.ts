import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { instantOf, today } from '@gallery/contract'
import type { FastifyBaseLogger } from 'fastify'
import { type Backed, makeBackup } from '../backup/makeBackup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { isAtOwnMigration, ownMigration } from '../db/newer.ts'
import { firstOf } from '../firstOf.ts'
import { keepingLease } from '../jobs/lease.ts'
import type { Outcome } from '../jobs/startWorker.ts'
import type { Office } from '../office.ts'
import { backupName } from './backupNames.ts'
import {
  type BackupFacts,
  type BackupJob,
  backupTries,
  failBackup,
  finishBackup,
  keepBackup,
  leaveUnchecked,
  returnBackup,
  takeBackup,
} from './backups.queries.ts'
import { deleteOld, deleteOldUnchecked } from './deleteOld.ts'
import { ofNewerTables } from './leftUnchecked.ts'
import { startCheck } from './startCheck.ts'
import type { BackupTarget } from './target.ts'
import { tellFailure, tellLate } from './telling.ts'
import { whereGone } from './whereGone.ts'

/** When the backup of a day is made, by the gallery's clock: nobody visits, and no clock is put forward or back then. */
const hour = '03:30'

/**
 * Milliseconds for which a process of the version before leaves the night to one of a newer version, where such a one has
 * migrated the database: it cannot restore what it writes, so it cannot say whether that is good.
 */
const patience = 60 * 60_000

/** What making a backup by itself needs. */
export interface BackupMaker extends Backed {
  /** The gallery as it is now. */
  office: () => Office
  target: BackupTarget
  /** A folder of this machine for what is thrown away again. */
  work: string
  log: Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>
  /** Restores it and compares. @default a process of its own does */
  check?: typeof startCheck
}

/**
 * Makes the backup of the gallery's day when its hour has come and nobody has made it yet: writes it, puts it where
 * backups are kept, reads it back from there, restores it beside the gallery and compares, and deletes those that are not
 * kept any more: one that was not found good never takes the place of one that was. Several processes may do this at once: one of
 * them makes it, one of the version to which the tables belong if there is one. Super users hear of a backup that was given
 * up, and when there has been none for two days.
 *
 * @returns whether there was something to make
 */
export async function makeNight(
  maker: BackupMaker,
  ending: AbortSignal,
  tell: (outcome: Outcome) => void
): Promise<boolean> {
  const office = maker.office()
  const day = today(office.now, office.zone)
  const due = instantOf(day, hour, office.zone)
  if (office.now < due) return false
  const isLeftToNewer = office.now.getTime() < due.getTime() + patience
  if (isLeftToNewer && !(await isAtOwnMigration(maker.db))) return false
  const job = await takeBackup(maker.db, day, office.now)
  if (!job) {
    await tellLate(office, day)
    return false
  }
  await warnWhenGone(maker)
  let isChecked: boolean
  try {
    isChecked = await make(maker, job, ending)
    tell('done')
  } catch (error) {
    if (ending.aborted) {
      await returnBackup(maker.db, job)
      return false
    }
    maker.log.error({ err: error, day }, 'The backup could not be made')
    tell(await noteFailure(maker, job, error))
    return true
  }
  // A backup is no worse for the old ones that stay beside it: the next night tries again.
  const deleting = isChecked ? deleteOld(maker, office.zone) : deleteOldUnchecked(maker)
  await deleting.catch((error: unknown) =>
    maker.log.error({ err: error }, 'Old backups could not be deleted')
  )
  return true
}

/** Says in the log where the backups that should be kept are not there: before one is written beside none. Never rejects. */
export async function warnWhenGone({
  db,
  target,
  office,
  log,
}: Pick<BackupMaker, 'db' | 'target' | 'office' | 'log'>): Promise<void> {
  try {
    const { now, zone } = office()
    const gone = await whereGone(db, { kept: await target.list(), zone, now })
    if (gone !== null) log.warn(`${gone.says}. ${gone.todo}`)
  } catch (error) {
    log.warn({ err: error }, 'Whether the backups are where BACKUP_URL says could not be looked at')
  }
}

/** @returns whether it was found good; one that only a newer version can restore is not looked at */
async function make(maker: BackupMaker, job: BackupJob, ending: AbortSignal): Promise<boolean> {
  const { db, storage, target, office, work, log, check = startCheck } = maker
  // What a process that was killed has left. Whoever has the day in hand is the only one that works there.
  await rm(work, { recursive: true, force: true })
  const moment = office().now
  const name = backupName(moment)
  let facts: BackupFacts = { stage: 'making' }
  let manifest: Manifest | undefined
  const note = (more: BackupFacts) => {
    facts = { ...facts, ...(manifest && countsOf(manifest)), ...more }
    return keepBackup(db, job, office().now, facts)
  }
  const made = await keepingLease(
    backupTries.lease,
    () => note({}),
    async () => {
      const file = await target.placeFor(name)
      const whole = await makeBackup({ db, storage }, file, moment, {
        signal: ending,
        watch: (growing) => {
          manifest = growing
        },
      })
      await note({ stage: 'sending', bytes: (await stat(file)).size })
      await target.keep(name, ending)
      await note({ stage: 'checking', name, made_at: moment })
      if (job.name !== null && job.name !== name) await target.delete(job.name)
      if (isOfOwnTables(whole))
        await target.reading(name, (file) => check(file, join(work, 'restored'), ending), ending)
      return whole
    }
  )
  const isChecked = isOfOwnTables(made)
  if (isChecked) await finishBackup(db, job, { ...facts, checked_at: office().now })
  else {
    await leaveUnchecked(db, job, office().now)
    log.warn(`The backup ${name} was not checked: ${ofNewerTables}`)
  }
  warnOfMissing(maker, name, made)
  return isChecked
}

/** Whether this version can restore a backup that it made: not while a newer one has migrated the database. */
function isOfOwnTables({ migration }: Manifest): boolean {
  return migration === ownMigration()
}

/** How many names a line of the log takes. */
const mostNames = 20

function warnOfMissing({ log }: BackupMaker, name: string, { files }: Manifest): void {
  const { missing, unreadable } = files
  if (missing.length === 0) return
  const which = missing.map((key) => unreadable[key] ?? key)
  log.warn(
    `${missing.length} files that records name are not in the backup ${name}: ${firstOf(which, mostNames)}`
  )
}

function countsOf({ tables, files }: Manifest): BackupFacts {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, files: files.count, missing: files.missing.length }
}

async function noteFailure(
  { db, office, work }: BackupMaker,
  job: BackupJob,
  error: unknown
): Promise<Outcome> {
  await rm(work, { recursive: true, force: true })
  const current = office()
  const isGivenUp = await db.transaction(async (tx) => {
    const isGivenUp = await failBackup(tx, job, error, current.now)
    if (isGivenUp) await tellFailure({ ...current, db: tx }, job.day, error)
    return isGivenUp
  })
  return isGivenUp ? 'givenUp' : 'failed'
}
