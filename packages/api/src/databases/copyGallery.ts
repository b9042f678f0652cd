import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { makeBackup } from '../backup/makeBackup.ts'
import { verifyBackup } from '../backup/readBackup.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { Storage } from '../storage/storage.ts'

/** The stored files are where they were: the copy of the records brings none with it. */
const noFiles: Storage = {
  stat: async () => null,
  exists: async () => false,
  get: () => Promise.reject(new Error('no file belongs to a copy of the records')),
  put: () => Promise.reject(new Error('no file belongs to a copy of the records')),
  delete: async () => {},
  pathOf: () => null,
  list: async function* () {},
  deleteUnfinished: async () => {},
  aside: {
    stat: async () => null,
    get: () => Promise.reject(new Error('no file belongs to a copy of the records')),
    delete: async () => {},
    list: async function* () {},
    put: async () => {},
    back: async () => {},
  },
}

/**
 * Copies every record of a gallery into an empty database, by a backup that is restored. Who is signed in stays so.
 * @throws when the copy does not have as many rows of each table
 */
export async function copyGallery(from: Db, to: Db): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-copy-'))
  const file = join(folder, 'records.tar.gz')
  try {
    const { tables } = await makeBackup({ db: from, storage: noFiles }, file, new Date())
    const whole = await verifyBackup(file)
    await restoreBackup({ db: to, storage: noFiles }, whole, { replace: false, signsOut: false })
    for (const { name, rows } of tables) {
      const copied = await countRows(to, name)
      if (copied !== rows) throw new Error(`The copy of ${name} has ${copied} rows of ${rows}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function countRows(db: Db, table: string): Promise<number> {
  const query = sql`select count(*) as rows from ${sql.identifier(table)}`
  const [found] = await selectRows(db, query, z.object({ rows: z.coerce.number() }))
  return found?.rows ?? 0
}
