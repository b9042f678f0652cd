import { readFile } from 'node:fs/promises'
import { Content } from './content.ts'

// One folder above both src/ and dist/.
const root = new URL('..', import.meta.url)

/** Reads `content.json`. Throws a ZodError that says where, when it is not what the loader understands. */
export async function readContent(): Promise<Content> {
  return Content.parse(JSON.parse(await readFile(new URL('content.json', root), 'utf8')))
}

/** Reads one of the pictures by its file name. */
export function readPictureFile(file: string): Promise<Uint8Array> {
  return readFile(new URL(`pictures/${file}`, root))
}

/** Reads one of the recordings, or what is said in it, by its file name. */
export async function readRecordingFile(file: string): Promise<Blob> {
  return new Blob([await readFile(new URL(`recordings/${file}`, root))])
}
