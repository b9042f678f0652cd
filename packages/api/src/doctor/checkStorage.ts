import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Env } from '../env/env.ts'
import { storageKey } from '../storage/keys.ts'
import { openStorage } from '../storage/storage.ts'
import { type Finding, findings, wordsOf } from './finding.ts'

const { ok, bad } = findings('storage')

/** Whether a file can be stored, read and deleted. */
export async function checkStorage(env: Pick<Env, 'GALLERY_DATA' | 'STORAGE_URL'>): Promise<Finding> {
  const todo = env.STORAGE_URL
    ? 'Look at STORAGE_URL and the rights of its key: list, read, write and delete.'
    : `Give ${env.GALLERY_DATA}/storage to the user that runs the gallery, and make space.`
  let step = 'opened'
  try {
    const storage = await openStorage(env)
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
    return ok('A file was written, read and deleted')
  } catch (error) {
    return bad(`The storage could not be ${step}: ${wordsOf(error)}`, todo)
  }
}
