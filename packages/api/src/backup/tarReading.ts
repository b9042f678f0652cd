import { Header, Pax } from 'tar'
import { openBytes } from './bytes.ts'
import { block } from './tarWriting.ts'

/** A file in a tar archive. Its content can be read once, until the next file is asked for. */
export type TarFile = { path: string; content: AsyncIterable<Buffer> }

/** More than any description of a file takes, in bytes; a broken archive must not ask for gigabytes of memory. */
const maxPax = 64 * 1024

/**
 * The files of a tar archive as they come by; memory holds no more than a chunk of the stream.
 *
 * @throws when the archive is cut short, a header is broken, or it holds something else than plain files
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const bytes = openBytes(source)
  let described: Pax | undefined
  for (;;) {
    const header = new Header(await bytes.take(block), 0, described)
    if (header.nullBlock) return
    const { path, size, type } = header
    if (!header.cksumValid || path === undefined || size === undefined) throw new Error('a header is broken')
    const padding = (block - (size % block)) % block
    if (type === 'ExtendedHeader' && size <= maxPax) {
      described = Pax.parse((await bytes.take(size)).toString('utf8'))
    } else if (type === 'File') {
      described = undefined
      const content = bytes.pass(size)
      yield { path, content }
      for await (const _unread of content);
    } else {
      throw new Error(`${path} is no plain file`)
    }
    await bytes.take(padding)
  }
}
