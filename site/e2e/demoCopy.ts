import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A demo gallery of somebody's own, which no server has opened yet. */
export interface DemoCopy {
  /** What a server or a command of the product is told, to work on it. */
  env: { GALLERY_DATA: string; DATABASE_URL?: string }
  /** Runs statements in its database, for what no user of the product can do. */
  run(statements: string): Promise<void>
  /** Removes it, once whoever worked on it has ended. */
  remove(): Promise<void>
}

/** A copy of the loaded demo, on the PostgreSQL server that all tests share: made in a moment, and opened in another. */
export async function copyDemo(): Promise<DemoCopy> {
  const template = new URL(fromSetup('DEMO_DATABASE_URL'))
  const data = await copyFolder(fromSetup('DEMO_DATA'))
  const name = `copy_${randomBytes(8).toString('hex')}`
  const databaseUrl = new URL(`/${name}`, template).href
  const server = new URL('/postgres', template).href
  await query(server, `create database ${name} template ${template.pathname.slice(1)}`)
  return {
    env: { GALLERY_DATA: data, DATABASE_URL: databaseUrl },
    run: (statements) => query(databaseUrl, statements),
    remove: async () => {
      await query(server, `drop database ${name} with (force)`)
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** A copy of the loaded demo on the gallery's own database, for what is told of that one alone. */
export async function copyEmbeddedDemo(): Promise<Omit<DemoCopy, 'run'>> {
  const data = await copyFolder(fromSetup('DEMO_EMBEDDED'))
  return {
    env: { GALLERY_DATA: data },
    remove: () => rm(data, { recursive: true, force: true }),
  }
}

function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the global setup has not run`)
  return value
}

async function copyFolder(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-e2e-'))
  await cp(source, folder, { recursive: true })
  return folder
}

async function query(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
