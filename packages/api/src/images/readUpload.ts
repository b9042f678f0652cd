import { Refused } from '../errors.ts'
import type { DocumentKind } from '../storage/mimes.ts'
import { documentKindOf } from './documentKind.ts'
import { isHeic, kindOf } from './kinds.ts'
import { maxDocumentBytes } from './limits.ts'
import { type ReadPicture, readPicture } from './readPicture.ts'

/** An upload that is a picture, made safe to show, or a document, kept as it came and offered for download. */
export type ReadUpload =
  | { is: 'picture'; picture: ReadPicture }
  | { is: 'document'; kind: DocumentKind; bytes: Uint8Array }

/**
 * Reads an upload that may be a picture or a document: its content decides.
 *
 * @throws Refused 415 when it is neither; 413 when it has too many bytes or pixels.
 * @throws InvalidInput on the field `file` when it is a damaged picture.
 */
export async function readUpload(bytes: Uint8Array, name: string): Promise<ReadUpload> {
  // A HEIC photograph is a picture too: its refusal says what to do about it.
  if (kindOf(bytes) !== null || isHeic(bytes)) return { is: 'picture', picture: await readPicture(bytes) }
  if (bytes.byteLength > maxDocumentBytes) throw documentTooLarge()
  const kind = documentKindOf(bytes, name)
  if (kind === null) throw new Refused(415, 'document.kind')
  return { is: 'document', kind, bytes }
}

/** The refusal of a document of too many bytes. */
export function documentTooLarge(): Refused {
  return new Refused(413, 'document.tooLarge', { megabytes: maxDocumentBytes / 1024 / 1024 })
}
