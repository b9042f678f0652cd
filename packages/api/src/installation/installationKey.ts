import { hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { installation } from '../tables/installation.table.ts'

/**
 * A key that only this installation has: the same for all its processes and after every start, another for each
 * `purpose`. Made of 256 random bits that the database keeps from the first time they are needed.
 *
 * @returns 64 hexadecimal digits
 */
export async function installationKey(db: Db, purpose: string): Promise<string> {
  const secret = await installationSecret(db)
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
}

/** What all keys are made of. From the first time on that it is asked for, the installation has its row. */
export async function installationSecret(db: Db): Promise<Buffer> {
  return (await readSecret(db)) ?? (await makeSecret(db))
}

async function readSecret(db: Db): Promise<Buffer | undefined> {
  const [row] = await db.select().from(installation)
  return row && Buffer.from(row.secret, 'base64url')
}

/** Of processes that make it at the same moment one wins; the others take its. */
async function makeSecret(db: Db): Promise<Buffer> {
  const secret = randomBytes(32).toString('base64url')
  await db.insert(installation).values({ secret }).onConflictDoNothing()
  const kept = await readSecret(db)
  if (kept === undefined) throw new Error('The database did not keep the secret of the installation')
  return kept
}
