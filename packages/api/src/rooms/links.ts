import { createHmac } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'
import { hashToken, randomToken } from '../tokens.ts'

/**
 * The links that people have to rooms. The panel shows them again, so they cannot be kept as hashes alone: each is made
 * of the person's own `key` and of a key of the installation, which stands in no table, export or history of rooms.
 */
export type LinkMaker = (key: string) => string

/** Makes the secret of a person's link from their key. */
export async function linkMaker(db: Db): Promise<LinkMaker> {
  const secret = await installationKey(db, 'links of people to rooms')
  return (key) => createHmac('sha256', secret).update(key).digest('base64url')
}

/** The key of somebody new, and the hash by which their link is found. */
export async function newKey(db: Db): Promise<{ key: string; token_hash: string }> {
  const key = randomToken()
  return { key, token_hash: hashToken((await linkMaker(db))(key)) }
}
