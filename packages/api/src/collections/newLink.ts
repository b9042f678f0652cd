import { randomHash } from '../hash.ts'
import { randomToken } from '../tokens.ts'

/** Of a public collection a short name, of a private one a secret that nobody can guess. */
export function newLink(isPublic: boolean): string {
  return isPublic ? randomHash() : randomToken()
}
