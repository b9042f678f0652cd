import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { Env } from '../env/env.ts'
import { firstOf } from '../firstOf.ts'
import { ownUser } from '../ownUser.ts'
import { wordsWithCause } from '../plainWords.ts'
import { closedFiles } from '../storage/closedFiles.ts'
import { storageKey } from '../storage/keys.ts'
import { openStorage, storageRoot } from '../storage/storage.ts'
import { type Finding, findings } from './finding.ts'

const { ok, bad } = findings('storage')

/** Whether a file can be stored, read and deleted, and all that are there can be read. A folder that is not there is not made. */
export async function checkStorage(env: Pick<Env, 'GALLERY_DATA' | 'STORAGE_URL'>): Promise<Finding> {
  const todo = env.STORAGE_URL
    ? 'Look at STORAGE_URL and the rights of its key: list, read, write and delete.'
    : `Give ${env.GALLERY_DATA}/storage to the user that runs the gallery, and make space.`
  let step = 'opened'
  try {
    if (env.STORAGE_URL === undefined && (await isMissing(storageRoot(env.GALLERY_DATA)))) {
      const missing =
        'Name the folder of the gallery with GALLERY_DATA; the first start of a new one makes it.'
      return bad(`There is no folder ${storageRoot(env.GALLERY_DATA)}`, missing)
    }
    const storage = await openStorage(env, { makes: false })
    const key = storageKey('images', `doctor-${randomUUID()}.txt`)
    const bytes = Buffer.from(randomUUID())
    step = 'written'
    await storage.put(key, bytes)
    try {
      step = 'read'
      if (!bytes.equals(await buffer(await storage.get(key)))) throw new Error('something else came back')
    } finally {
      await storage.delete(key)
    }
    step = 'deleted'
    if (await storage.exists(key)) throw new Error('the file is still there')
    step = 'looked through'
    const closed = env.STORAGE_URL === undefined ? await closedFiles(storage) : []
    if (closed.length > 0) return bad(saysOf(closed), todo)
    return ok('A file was written, read and deleted')
  } catch (error) {
    return bad(`The storage could not be ${step}: ${wordsWithCause(error)}`, todo)
  }
}

function saysOf(closed: readonly string[]): string {
  const files = closed.length === 1 ? '1 file' : `${closed.length} files`
  const are = closed.length === 1 ? 'is' : 'are'
  return `${files} of the storage ${are} not readable by user ${ownUser()}: ${firstOf(closed, 5)}`
}

async function isMissing(folder: string): Promise<boolean> {
  try {
    await stat(folder)
    return false
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
    throw error
  }
}
