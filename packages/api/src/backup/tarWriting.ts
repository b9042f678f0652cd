import { Header, Pax } from 'tar'

/** Tar counts in blocks of so many bytes. */
export const block = 512

/** An archive ends with two empty blocks. */
export const tarEnd = Buffer.alloc(2 * block)

/** One file of a tar archive, `size` bytes long. @throws when its content is longer or shorter than was said */
export async function* tarEntry(
  path: string,
  size: number,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  modified: Date
): AsyncGenerator<Uint8Array> {
  yield headerOf(path, size, modified)
  let written = 0
  for await (const chunk of content) {
    written += chunk.byteLength
    if (written > size) break
    yield chunk
  }
  if (written !== size) throw new Error(`${path} changed while it was read: ${size} bytes were announced`)
  yield Buffer.alloc((block - (size % block)) % block)
}

/** A name too long for the old form goes before it, in a block of the newer one. */
function headerOf(path: string, size: number, mtime: Date): Buffer {
  const header = Buffer.alloc(block)
  const isLong = new Header({ path, size, mtime, mode: 0o600, type: 'File' }).encode(header)
  return isLong ? Buffer.concat([new Pax({ path, size }).encode(), header]) : header
}
