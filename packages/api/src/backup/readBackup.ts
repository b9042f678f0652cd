import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { startChecksums } from './checksums.ts'
import { type Manifest, manifestName, openManifest, placeOf } from './manifest.ts'
import { readTar } from './tarReading.ts'

/** The file is no backup of a gallery, or not a whole one. */
class BadBackup extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${file} is not a whole backup of a gallery: ${reason}. Nothing was changed.`, { cause })
    this.name = 'BadBackup'
  }
}

/** Where in a backup something is: rows of a table, or a stored file. */
export type Place = NonNullable<ReturnType<typeof placeOf>>

/**
 * Reads a backup from end to end and makes sure that it is whole and unaltered, which is known only at the end: what
 * `consume` did before must be undone when this throws. It reads a content to its end or not at all.
 *
 * @throws when the backup is cut short or altered
 */
export async function readBackup(
  file: string,
  consume: (place: Place, content: AsyncIterable<Buffer>) => Promise<void>
): Promise<Manifest> {
  const checksums = startChecksums()
  let manifest: Manifest | undefined
  // Whoever reads the end of the pipe hears of an error in it.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {})
  for await (const { path, content } of readTar(unpacked)) {
    if (manifest) throw new Error(`${path} follows after the end`)
    if (path === manifestName) {
      manifest = openManifest((await buffer(content)).toString('utf8'))
      continue
    }
    const place = placeOf(path)
    if (place === null) throw new Error(`${path} has no place in it`)
    const watched = checksums.watch(place.folder, path, content)
    await consume(place, watched)
    for await (const _unread of watched);
  }
  if (!manifest) throw new Error(`${manifestName} is missing`)
  refuseAltered(manifest.checksums, checksums.finish())
  return manifest
}

/** A backup that was found whole. */
export type WholeBackup = { file: string; manifest: Manifest }

/** Reads a backup for nothing but to know that it is whole. @throws when it is not */
export async function verifyBackup(file: string): Promise<WholeBackup> {
  try {
    return { file, manifest: await readBackup(file, async () => {}) }
  } catch (error) {
    throw new BadBackup(file, error)
  }
}

function refuseAltered(
  said: Readonly<Record<string, string>>,
  counted: Readonly<Record<string, string>>
): void {
  for (const folder of new Set([...Object.keys(said), ...Object.keys(counted)])) {
    if (said[folder] !== counted[folder]) throw new Error(`${folder} was altered`)
  }
}
