import { randomBytes } from 'node:crypto'

/**
 * A new public name of a record: ten characters that an address can hold. At least one is no digit, so that no hash is
 * taken for an id.
 */
export function randomHash(): string {
  for (;;) {
    const hash = randomBytes(8).toString('base64url').slice(0, 10)
    if (/[A-Za-z]/.test(hash)) return hash
  }
}
