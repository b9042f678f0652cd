import type { FastifyInstance } from 'fastify'
import { keptValues } from '../freshness/keptValues.ts'
import type { StorageFolder } from '../storage/keys.ts'
import { listWithoutCopies, tablesOfCopies } from './copies.queries.ts'

/** Bytes of memory for what is known of files, and about what each takes beside its key. */
const maxBytes = 1024 * 1024
const entryBytes = 150

/** Whether everybody may have a file itself, known until something is written of its rights. */
export function copiesOf({
  db,
  revisions,
}: Pick<FastifyInstance, 'db' | 'revisions'>): (folder: StorageFolder, file: string) => Promise<boolean> {
  const known = keptValues<boolean>(maxBytes)
  return async (folder, file) => {
    const tables = tablesOfCopies[folder]
    if (!tables) return true
    const now = await revisions()
    const key = `${folder}/${file}`
    const before = known.get(key, now)
    if (before !== undefined) return before
    const copies = !(await listWithoutCopies(db, folder, [file])).has(file)
    known.put(key, copies, { tables, revisions: now, bytes: key.length + entryBytes })
    return copies
  }
}
