import { randomBytes } from 'node:crypto'
import { slugify } from '@gallery/contract'

/**
 * A name for a file that comes in: the readable part of what it was called and ten random characters, so that no name
 * is ever given twice.
 */
export function newFileName(cameAs: string, extension: string): string {
  const readable = slugify(cameAs.replace(/\.[^.]*$/, '')) || 'file'
  return `${readable}-${randomBytes(5).toString('hex')}.${extension}`
}
