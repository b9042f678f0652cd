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

/** What is left of the name that a file came with in the one that {@link newFileName} gave it. */
export function readablePart(file: string): string {
  return file.replace(/-[0-9a-f]{10}\.[^.]*$/, '')
}
