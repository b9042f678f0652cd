import { InvalidInput, Refused } from '../errors.ts'
import type { DocumentKind } from '../storage/mimes.ts'
import { documentKindOf } from './documentKind.ts'
import { kindOf, tellingBytes } from './kinds.ts'
import { maxDocumentBytes } from './limits.ts'
import { fileBudget } from './memoryBudget.ts'
import { type ReadPicture, readPicture } from './readPicture.ts'

/** An upload that is a picture, made safe to show, or a document, kept as it came and offered for download. */
export type ReadUpload =
  | { is: 'picture'; picture: ReadPicture }
  | { is: 'document'; kind: DocumentKind; file: Blob }

/**
 * Reads an upload that may be a picture or a document: its content decides.
 *
 * @throws Refused 415 when it is neither; 413 when it has too many bytes or pixels.
 * @throws InvalidInput on the field `file` when it is empty or a damaged picture.
 */
export async function readUpload(file: Blob, name: string): Promise<ReadUpload> {
  if (file.size === 0) throw new InvalidInput({ file: 'field.required' })
  const head = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer())
  if (kindOf(head) !== null) return { is: 'picture', picture: await readPicture(file) }
  if (file.size > maxDocumentBytes) throw documentTooLarge()
  const kind = await fileBudget(file.size, async () =>
    documentKindOf(new Uint8Array(await file.arrayBuffer()), name)
  )
  if (kind === null) throw new Refused(415, 'document.kind')
  return { is: 'document', kind, file }
}

/** The refusal of a document of too many bytes. */
export function documentTooLarge(): Refused {
  return new Refused(413, 'document.tooLarge', { megabytes: maxDocumentBytes / 1024 / 1024 })
}
