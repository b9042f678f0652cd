import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts a secret with the installation's key for it; `about` says whose it is, and only as theirs it opens again. */
export async function seal(db: Db, secret: Uint8Array, about: string): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, await sealingKey(db), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for `about`. @throws when it was altered, or is of another installation */
export async function unseal(db: Db, sealed: string, about: string): Promise<Buffer> {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, await sealingKey(db), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
}

async function sealingKey(db: Db): Promise<Buffer> {
  return Buffer.from(await installationKey(db, 'authenticators'), 'hex')
}
