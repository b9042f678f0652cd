import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

const open = promisify<Buffer, ZipFile>((bytes, done) => fromBuffer(bytes, { lazyEntries: true }, done))

/** The files in a zip, by path. @throws when it is damaged */
export async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(bytes)
  const files = new Map<string, Buffer>()
  const openStream = promisify<Entry, NodeJS.ReadableStream>((entry, done) => zip.openReadStream(entry, done))
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      openStream(entry)
        .then(buffer)
        .then((content) => {
          files.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
    })
    zip.on('end', () => resolve())
    zip.on('error', reject)
    zip.readEntry()
  })
  return files
}
