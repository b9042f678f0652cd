import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ExportFormat, exportKinds } from '@gallery/contract'
import { z } from 'zod'
import { everythingOf } from '../exports/everything.ts'
import type { Exported } from '../exports/table.ts'
import { tableFile } from '../exports/tableFile.ts'
import { exportTables } from '../exports/tables.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import { type Command, exactly, Misuse, withDatabase } from './command.ts'
import { filtersOf } from './filters.ts'

/** `gallery export`: a table as a file, or everything. */
export const exporting: Command = {
  usage: [
    'export works FILE.csv [--secret] [--FILTER VALUE …]',
    'export artists FILE.xlsx',
    'export everything FILE.zip',
  ],
  about: `Writes a table as CSV or XLSX, by the file’s ending, or everything as a zip. Tables: ${exportKinds.join(', ')}. Filters are those of the panel’s lists, such as --query or --status; --secret adds prices, owners and notes.`,
  async run(args, terminal) {
    const { words, filters } = filtersOf(args)
    const [what = '', file = ''] = exactly(words, ['TABLE', 'FILE'])
    const open = what === 'everything' ? openEverything(file, filters) : openTable(what, file, filters)
    await withDatabase(terminal, { makes: false }, async ({ db, env }) => {
      const gallery = { db, now: terminal.now(), zone: env.GALLERY_TZ, storage: await openStorage(env) }
      await save(await open(gallery), file)
    })
    terminal.print(`Written to ${file}`)
  },
}

type Opening = (gallery: Exported & { storage: Storage }) => Promise<Readable>

function openEverything(file: string, filters: Readonly<Record<string, string>>): Opening {
  if (extname(file) !== '.zip') throw new Misuse(`“${file}” must end in .zip`)
  const [filter] = Object.keys(filters)
  if (filter !== undefined) throw new Misuse(`everything takes no --${filter}`)
  return async (gallery) => everythingOf(gallery)
}

function openTable(what: string, file: string, filters: Readonly<Record<string, string>>): Opening {
  const table = exportTables.find(({ kind }) => kind === what)
  if (!table) throw new Misuse(`“${what}” is no table: ${exportKinds.join(', ')}`)
  const format = ExportFormat.safeParse(extname(file).slice(1)).data
  if (!format) throw new Misuse(`“${file}” must end in .csv or .xlsx`)
  const unknown = Object.keys(filters).find((name) => !table.filters.includes(name))
  if (unknown !== undefined) throw new Misuse(`${what} has no --${unknown}: ${table.filters.join(', ')}`)
  const query = table.query.safeParse(filters)
  if (!query.success) throw new Misuse(z.prettifyError(query.error))
  return async (gallery) => (await tableFile(format, query.data, gallery)).stream
}

/** Writes a file that appears under its name when it is whole, readable by its owner only. @throws when it is there */
async function save(stream: Readable, file: string): Promise<void> {
  if (await stat(file).catch(() => null)) {
    stream.destroy()
    throw new Error(`${file} is there already: choose another name`)
  }
  const unfinished = `${file}.part`
  try {
    await pipeline(stream, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
