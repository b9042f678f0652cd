import type { Readable } from 'node:stream'
import { languages } from '@gallery/contract'
import { readOptions } from '../readOptions.ts'
import { storageKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { csvOf } from './csv.ts'
import { listFiles } from './files.queries.ts'
import { readmeOf } from './readme.ts'
import type { Exported } from './table.ts'
import { exportTables } from './tables.ts'
import { xlsxOf } from './xlsx.ts'
import { streamOf, type Zip, zipOf } from './zip.ts'

/** Names of the explanations, by language. */
const readmes = { es: 'LEEME.md', en: 'README.md' } as const

/**
 * Everything that the gallery holds as one zip that needs no program of ours: each table as CSV and as XLSX with all its
 * columns, the original of every file, and what the columns mean in both languages. It is written while it is read.
 */
export function everythingOf(gallery: Exported & { storage: Storage }): Readable {
  return zipOf(gallery.now, async (zip) => {
    const { name } = await readOptions(gallery.db)
    const at = gallery.now.toISOString()
    for (const language of languages) zip.addText(readmes[language], readmeOf(language, name, at))
    for (const { kind, query } of exportTables) {
      const table = query.parse({ secret: '1' })
      zip.addStream(`tables/${kind}.csv`, () => streamOf(csvOf(table, gallery)))
      zip.addStream(`tables/${kind}.xlsx`, () => xlsxOf(kind, table, gallery), 'packed')
    }
    await addFiles(zip, gallery)
  })
}

/** Puts every original into the zip once, and the names of those that the storage lacks into a list. */
async function addFiles(zip: Zip, { db, storage }: Exported & { storage: Storage }): Promise<void> {
  const seen = new Set<string>()
  const missing: string[] = []
  for await (const files of listFiles(db)) {
    for (const { folder, file } of files) {
      const key = storageKey(folder, file)
      if (seen.has(key)) continue
      seen.add(key)
      if (await storage.exists(key)) zip.addStream(`files/${key}`, () => storage.get(key), 'packed')
      else missing.push(key)
    }
  }
  if (missing.length > 0) zip.addText('files/missing.txt', `${missing.join('\n')}\n`)
}
