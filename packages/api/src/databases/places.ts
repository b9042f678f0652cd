import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Where in a data folder the databases of a gallery are. */
export type Places = {
  /** Of the native PostgreSQL: a folder for each of its versions, and the one of its socket. */
  native: string
  /** Of PGlite. */
  pglite: string
  /** In a folder of PGlite's that was copied whole, and is put aside: says so. */
  moved: string
  lock: string
}

export function placesIn(data: string): Places {
  const pglite = join(data, 'db')
  return { native: join(data, 'postgres'), pglite, moved: join(pglite, 'moved'), lock: join(data, 'db-lock') }
}

/** Whether a data folder has a gallery's database. */
export function hasDatabase(data: string): boolean {
  const { native, pglite } = placesIn(data)
  return existsSync(native) || existsSync(pglite)
}

/** The versions of PostgreSQL that have left a whole folder, '18'. */
export async function versionsIn(native: string): Promise<string[]> {
  const names = await readdir(native).catch(() => [])
  return names.filter((name) => /^\d+$/.test(name))
}

/** Puts the folder of PGlite aside, under a name that is free. */
export async function putAside(pglite: string): Promise<string> {
  const wanted = `${pglite}.before-postgres`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (existsSync(name)) continue
    await rename(pglite, name)
    return name
  }
}
