import { createHash } from 'node:crypto'

/** A tag of what `content` says (RFC 9110 §8.8.3). Weak: the same content may travel in several encodings. */
export function weakTag(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
}

/** Whether the copy that a visitor keeps, by the `If-None-Match` of the request, is the current one. */
export function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => strong(tag.trim())) ?? []
  return known.includes('*') || known.includes(strong(etag))
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '')
}
