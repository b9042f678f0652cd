import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A zip that is written while it is read: each file is opened when its turn comes. */
export type Zip = {
  /** A small file that is there already. */
  addText(path: string, text: string): void
  /** A file that is made, or fetched, as it goes out. `packed`: it is compressed already, and stays as it is. */
  addStream(path: string, open: () => Readable | Promise<Readable>, packed?: 'packed'): void
}

/** Makes a zip. When what `fill` adds fails, or `fill` itself, so does the stream: a cut zip does not pass for a whole one. */
export function zipOf(now: Date, fill: (zip: Zip) => void | Promise<void>): Readable {
  const file = new ZipFile()
  const out = new PassThrough()
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error)))
  file.on('error', fail)
  file.outputStream.pipe(out)
  const zip: Zip = {
    addText: (path, text) => file.addBuffer(Buffer.from(text), path, { mtime: now }),
    addStream: (path, open, packed) => {
      file.addReadStreamLazy(path, { mtime: now, compress: packed === undefined }, (give) => {
        Promise.resolve(open()).then((stream) => give(null, stream), fail)
      })
    },
  }
  Promise.resolve(fill(zip)).then(() => file.end(), fail)
  return out
}

/** A stream of what a generator makes, which runs no faster than it is read. */
export function streamOf(pieces: AsyncGenerator<string>): Readable {
  return Readable.from(pieces, { objectMode: false })
}
