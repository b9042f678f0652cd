import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Database, Db } from '../db/db.ts'
import { options } from '../tables/options.table.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { seedDataFolder } from '../testing/database.ts'
import { nativeBinaries } from './binaries.ts'
import { openDatabase } from './openDatabase.ts'

const template = inject('testTemplate')
const major = (await nativeBinaries())?.major

let folder: string
const opened: Database[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-moving-'))
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function open(data: string): Promise<Database> {
  const database = await openDatabase({ GALLERY_DATA: data })
  opened.push(database)
  return database
}

test.runIf(template.kind === 'pglite' && major !== undefined)(
  'PostgreSQL takes over what PGlite held, once, and that is kept aside',
  async () => {
    const data = join(folder, 'before')
    if (template.kind === 'pglite') await seedDataFolder(template, data)
    // Where PostgreSQL could not be begun, or not to its end, PGlite is opened as before.
    await mkdir(join(data, 'postgres', `${major}.new`), { recursive: true })
    await writeFile(join(data, 'db', 'moved'), '')
    const before = await openDatabase({ GALLERY_DATA: data, EMBEDDED_DATABASE: 'pglite' })
    await before.db.insert(options).values({ id: 'name', value: 'Ochava' })
    const [lucia] = await before.db.insert(users).values({ email: 'lucia@ochava.example' }).returning()
    const user_id = lucia?.id ?? 0
    await before.db.insert(sessions).values({ id_hash: 'lucia', user_id, expires_at: new Date(2100, 0) })
    await before.close()
    await rm(join(data, 'db', 'moved'))
    const untouched = join(folder, 'untouched')
    await cp(data, untouched, { recursive: true })
    // A copy that was cut off: it is begun anew.
    await mkdir(join(data, 'postgres', `${major}.new`, 'base'), { recursive: true })

    const after = await open(data)
    expect(await names(after.db)).toEqual(['Ochava'])
    expect(await after.db.select().from(sessions)).toHaveLength(1)
    const [next] = await after.db.insert(users).values({ email: 'nora@ochava.example' }).returning()
    expect(next?.id).toBe(user_id + 1)
    expect((await readdir(data)).sort()).toEqual(['db-lock', 'db.before-postgres', 'postgres'])
    await after.close()

    // Cut off between the two moves: the second is made up for.
    await rename(join(data, 'db.before-postgres'), join(data, 'db'))
    await (await open(data)).close()
    expect(await readdir(data)).toContain('db.before-postgres')

    // PGlite would begin an empty one, and what an older version of the gallery began beside it is not overlooked.
    const pglite = { GALLERY_DATA: data, EMBEDDED_DATABASE: 'pglite' } as const
    await expect(openDatabase(pglite)).rejects.toThrow('would begin an empty one')
    await rename(join(untouched, 'db'), join(data, 'db'))
    await expect(open(data)).rejects.toThrow('There are two galleries here')
  }
)

async function names(db: Db): Promise<unknown[]> {
  return (await db.select({ value: options.value }).from(options)).map(({ value }) => value)
}
