import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as they stand in a link or a cookie: 43 letters of base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the shape of {@link randomToken}'s. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** What the database keeps of a token. The token is random, so one round of SHA-256 is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Six digits for whoever reads the mail on another device. */
export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** What the database keeps of a code; the token of the same mail salts it. */
export function hashCode(code: string, tokenHash: string): string {
  return hashToken(`${tokenHash}:${code}`)
}

/** Compares two hashes without telling by the time it takes how much of them agrees. */
export function sameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
