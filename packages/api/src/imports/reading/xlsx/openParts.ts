import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import yauzl from 'yauzl'
import { Refused } from '../../../errors.ts'
import type { ArchiveLimits } from '../limits.ts'

/** The parts of an XLSX file, or the files of another zip. Close it afterwards. */
export type Parts = {
  names: readonly string[]
  /** The bytes of a part as they are unpacked; nothing where there is no such part. @throws Refused 422 for a damaged one */
  read(name: string): AsyncGenerator<Buffer, void, undefined>
  close(): void
}

const openZip = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open)

/**
 * Opens a zip without unpacking it. What it says it unpacks to is all that is ever unpacked of it.
 *
 * @param tooMuch the refusal of one that is over its limits
 * @throws Refused 422 when it is none
 */
export async function openParts(path: string, limits: ArchiveLimits, tooMuch: () => Refused): Promise<Parts> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged()
  })
  const entries = await listEntries(zip, limits, tooMuch).catch((error: unknown) => {
    zip.close()
    throw error
  })
  const openEntry = promisify<yauzl.Entry, Readable>((entry, done) => zip.openReadStream(entry, done))
  return {
    names: [...entries.keys()],
    read: async function* (name) {
      const entry = entries.get(name)
      if (!entry) return
      try {
        for await (const chunk of await openEntry(entry)) if (Buffer.isBuffer(chunk)) yield chunk
      } catch {
        throw damaged()
      }
    },
    close: () => zip.close(),
  }
}

function listEntries(
  zip: yauzl.ZipFile,
  limits: ArchiveLimits,
  tooMuch: () => Refused
): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>()
    let bytes = 0
    // Counted before they are listed: some have a name that came already.
    let count = 0
    zip.on('entry', (entry: yauzl.Entry) => {
      bytes += entry.uncompressedSize
      count += 1
      if (count > limits.entries || bytes > limits.bytes) return reject(tooMuch())
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(damaged()))
    zip.readEntry()
  })
}

function damaged(): Refused {
  return new Refused(422, 'import.damaged')
}
