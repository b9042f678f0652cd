import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl from 'yauzl'
import { Refused } from '../../../errors.ts'
import { maxPartBytes } from '../limits.ts'

/** The parts of an XLSX file, which is a zip. Close it afterwards. */
export type Parts = {
  names: readonly string[]
  /** The bytes of a part as they are unpacked; null when there is no such part. */
  open(name: string): Promise<Readable | null>
  close(): void
}

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)

/** Opens a zip without unpacking it. @throws Refused 422 when it is none, or one that would unpack to too much */
export async function openParts(path: string): Promise<Parts> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Refused(422, 'import.damaged')
  })
  const entries = await listEntries(zip).catch((error: unknown) => {
    zip.close()
    throw error
  })
  const openEntry = promisify<yauzl.Entry, Readable>((entry, done) => zip.openReadStream(entry, done))
  return {
    names: [...entries.keys()],
    open: async (name) => {
      const entry = entries.get(name)
      return entry ? openEntry(entry) : null
    },
    close: () => zip.close(),
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>()
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.uncompressedSize > maxPartBytes) return reject(new Refused(413, 'import.tooLarge'))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(new Refused(422, 'import.damaged')))
    zip.readEntry()
  })
}
