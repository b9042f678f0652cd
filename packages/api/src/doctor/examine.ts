import { openDatabase } from '../databases/openDatabase.ts'
import { hasDatabase } from '../databases/places.ts'
import type { Database, Db } from '../db/db.ts'
import type { Env } from '../env/env.ts'
import { wordsWithCause } from '../plainWords.ts'
import { openStorage } from '../storage/storage.ts'
import { checkAddress } from './checkAddress.ts'
import { checkBackups } from './checkBackups.ts'
import { checkClock } from './checkClock.ts'
import { checkDatabase } from './checkDatabase.ts'
import { checkDemo } from './checkDemo.ts'
import { checkKept } from './checkKept.ts'
import { checkMail } from './checkMail.ts'
import { checkNights } from './checkNights.ts'
import { checkSpace } from './checkSpace.ts'
import { checkStorage } from './checkStorage.ts'
import { checkWork } from './checkWork.ts'
import { checkZone } from './checkZone.ts'
import { type Finding, findings } from './finding.ts'

/** What to examine a gallery by. */
export type Examination = {
  clock: () => Date
  /** Megabytes that should be left on the disk. */
  space: number
  /** Somebody who is written to, and how. */
  send?: { to: string; now(): Promise<void> }
  /** A file of certificates to believe beside those that everybody believes. */
  authorities: string | undefined
}

/** Looks at everything that a gallery leans on, and leaves it as it was: the file that tries the storage goes again. */
export async function examine(env: Env, by: Examination): Promise<Finding[]> {
  const outside = await Promise.all([
    checkSpace(env.GALLERY_DATA, by.space),
    checkStorage(env).then((found) => [found]),
    checkMail(env, by.send).then((found) => [found]),
    checkBackups(env, by.clock()),
    checkAddress(env, { now: by.clock(), authorities: by.authorities }),
  ])
  return [...(await examineDatabase(env, by.clock)), ...outside.flat(), ...checkDemo(env)]
}

const { warn, bad } = findings('database')

async function examineDatabase(env: Env, clock: () => Date): Promise<Finding[]> {
  if (env.DATABASE_URL === undefined && !hasDatabase(env.GALLERY_DATA)) {
    const todo =
      'Name its folder with GALLERY_DATA, or its server with DATABASE_URL; a new one begins with the first start.'
    return [bad(`There is no gallery in ${env.GALLERY_DATA}`, todo)]
  }
  let database: Database
  try {
    database = await openDatabase(env, { joins: true, migrates: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'FolderInUse') {
      return [
        warn(
          `The database is open in the server, and closed to others: ${error.message}`,
          'To look inside, stop the server.'
        ),
      ]
    }
    return [bad(wordsWithCause(error), 'Start it, and look at the address, the name and the password.')]
  }
  try {
    return await lookInside(database.db, env, clock)
  } finally {
    await database.close()
  }
}

/** What is asked of tables that are not there yet, or not as this version knows them, is said and not asked. */
async function lookInside(db: Db, env: Env, clock: () => Date): Promise<Finding[]> {
  const about = await checkDatabase(db)
  const time = await checkClock(db, env.GALLERY_TZ, clock)
  try {
    const zone = await checkZone(db, env.GALLERY_TZ)
    return [
      ...about,
      ...time,
      ...zone,
      ...(await checkWork(db, clock())),
      ...(await checkNights(db, clock(), () => openStorage(env, { makes: false }))),
      ...(await checkKept(db, env, clock())),
    ]
  } catch (error) {
    return [
      ...about,
      ...time,
      warn(
        `What waits could not be seen: ${wordsWithCause(error)}`,
        'Start the server of this version once.'
      ),
    ]
  }
}
