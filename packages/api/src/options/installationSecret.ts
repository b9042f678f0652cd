import { hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { options } from './options.table.ts'

/** No option of the contract, so no answer holds it and no change can write it. */
const id = 'installation_secret'

/**
 * A key that only this installation has: the same for all its processes and after every start, another for each
 * `purpose`. Made of 256 random bits that the database keeps from the first time they are needed.
 *
 * @returns 64 hexadecimal digits
 */
export async function installationKey(db: Db, purpose: string): Promise<string> {
  const secret = (await readSecret(db)) ?? (await makeSecret(db))
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
}

async function readSecret(db: Db): Promise<Buffer | undefined> {
  const [row] = await db.select({ value: options.value }).from(options).where(eq(options.id, id))
  return typeof row?.value === 'string' ? Buffer.from(row.value, 'base64url') : undefined
}

/** Of processes that make it at the same moment one wins; the others take its. */
async function makeSecret(db: Db): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(options).values({ id, value }).onConflictDoNothing()
  const secret = await readSecret(db)
  if (secret === undefined) throw new Error('The database did not keep the secret of the installation')
  return secret
}
