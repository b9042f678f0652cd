import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '../db/db.ts'
import { FolderInUse, lockFolder } from '../db/lock.ts'
import { openServer } from '../db/server.ts'
import { wordsWithCause } from '../plainWords.ts'
import { syncFolder } from '../syncFolder.ts'
import type { Binaries } from './binaries.ts'
import { addressAt, type Cluster, makeCluster, startCluster, syncCluster } from './cluster.ts'
import { copyGallery } from './copyGallery.ts'
import type { Opening } from './opening.ts'
import { type Places, placesIn, putAside, versionsIn } from './places.ts'
import { readServer } from './postmaster.ts'
import { giveTo, userFor } from './runAs.ts'

/**
 * Opens the gallery's own PostgreSQL in a data folder: makes it where there is none, with what PGlite held there, starts
 * it, and ends it with the database.
 *
 * @throws FolderInUse when another process has it, and its server is not to be asked
 */
export async function openNative(
  data: string,
  binaries: Binaries,
  { joins, migrates }: Pick<Opening, 'joins' | 'migrates'>
): Promise<Database> {
  const places = placesIn(data)
  try {
    const unlock = await lockFolder(places.lock)
    try {
      return await openOwn(places, binaries, unlock, migrates)
    } catch (error) {
      await unlock()
      throw error
    }
  } catch (error) {
    if (!joins || !(error instanceof FolderInUse)) throw error
    return joinServer(join(places.native, binaries.major), error, migrates)
  }
}

async function openOwn(
  places: Places,
  binaries: Binaries,
  unlock: () => Promise<void>,
  migrates: boolean
): Promise<Database> {
  const folder = join(places.native, binaries.major)
  if (!existsSync(folder)) await makeGallery(places, binaries)
  await putPgliteAside(places)
  const cluster = { binaries, folder, user: await userFor(folder) }
  const server = await startCluster(cluster, join(places.native, 'socket'))
  try {
    const database = await openServer(server.url, undefined, { migrates })
    return {
      ...database,
      close: async () => {
        await database.close()
        await server.stop()
        await unlock()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Asks the server that another process of this gallery runs, and leaves it running. */
async function joinServer(folder: string, inUse: FolderInUse, migrates: boolean): Promise<Database> {
  const server = await readServer(folder)
  if (server === null) throw inUse
  try {
    return await openServer(addressAt(server.sockets), undefined, { migrates })
  } catch (error) {
    throw new Error(`${inUse.message} Its PostgreSQL could not be asked either: ${wordsWithCause(error)}`, {
      cause: error,
    })
  }
}

/**
 * Makes the folder of PostgreSQL beside its place, and moves it there when all of it is on the disk: one that was begun
 * and not finished is begun anew.
 */
async function makeGallery(places: Places, binaries: Binaries): Promise<void> {
  await refuseOtherVersions(places.native, binaries.major)
  const place = join(places.native, binaries.major)
  const folder = `${place}.new`
  await rm(folder, { recursive: true, force: true })
  const user = await userFor(folder)
  await mkdir(places.native, { recursive: true })
  await chmod(places.native, 0o700)
  await giveTo(places.native, user)
  const cluster: Cluster = { binaries, folder, user }
  await makeCluster(cluster)
  if (existsSync(places.pglite)) await copyPglite(places, cluster)
  await syncCluster(cluster)
  if (existsSync(places.pglite)) {
    await writeFile(places.moved, 'What was here is in PostgreSQL’s folder now.\n', { flush: true })
    await syncFolder(places.pglite)
  }
  await rename(folder, place)
  await syncFolder(places.native)
  await syncFolder(dirname(places.native))
}

async function copyPglite(places: Places, cluster: Cluster): Promise<void> {
  process.stdout.write('The gallery’s records move from PGlite to a PostgreSQL of their own, once.\n')
  const server = await startCluster(cluster, join(places.native, 'socket'))
  try {
    const { openEmbedded } = await import('../db/embedded.ts')
    const from = await openEmbedded(places.pglite, async () => {})
    try {
      const to = await openServer(server.url)
      try {
        await copyGallery(from.db, to.db)
      } finally {
        await to.close()
      }
    } finally {
      await from.close()
    }
  } finally {
    await server.stop()
  }
}

/** Nobody asks it any more, but a copy of what there was does no harm. @throws when it is another gallery's */
async function putPgliteAside({ pglite, moved, native }: Places): Promise<void> {
  if (!existsSync(pglite)) return
  if (!existsSync(moved)) {
    throw new Error(
      `There are two galleries here, one of PGlite in ${pglite} and one of PostgreSQL in ${native}: move the one that you ` +
        'do not want out of this folder, and keep it until you are sure.'
    )
  }
  const kept = await putAside(pglite)
  process.stdout.write(`The gallery’s records are in PostgreSQL now; what PGlite had is kept in ${kept}.\n`)
}

/** @throws with what to do, where another version of PostgreSQL has left its folder */
async function refuseOtherVersions(native: string, major: string): Promise<void> {
  const [other] = await versionsIn(native)
  if (other === undefined) return
  throw new Error(
    `The records in ${join(native, other)} are PostgreSQL ${other}’s, and this version of the gallery brings PostgreSQL ` +
      `${major}, which does not read them. With the version that you had: npm run gallery -- backup FILE. Then move ` +
      `${native} aside, and with this version: npm run gallery -- restore FILE. Nothing was changed.`
  )
}
