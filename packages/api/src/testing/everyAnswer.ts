import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { listStoredFiles } from '../backup/storedFiles.queries.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { TestClient } from './client.ts'

const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.looseObject({ type: z.unknown().optional() }),
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ parameters: z.array(Parameter).default([]) }))),
})

/** These answer anew each time by their nature. */
const neverTwice = new Set(['/contact/guard', '/dev/outbox'])

/**
 * What a client is answered at every GET address of the API: each path of its OpenAPI document, with everything that
 * names a record in the place of its parameters (numbers alone where it takes nothing else), and every stored file. Status and body by address; long bodies by
 * their checksum.
 */
export async function everyAnswer(client: TestClient, db: Db): Promise<Record<string, string>> {
  const { paths } = Document.parse((await client.get('/api/openapi.json')).json())
  const names = await namesOf(db)
  const addresses = Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined || neverTwice.has(path) || path.startsWith('/storage/')) return []
    const [first] = get.parameters.filter((one) => one.in === 'path' && one.name !== 'lang')
    const numbered = first?.schema.type === 'integer'
    const records = numbered ? names.records.filter((name) => /^\d+$/.test(name)) : names.records
    return fill(path.replace('{lang}', 'es'), { ...names, records })
  })
  const files = await keysOf(db)
  const answers: Record<string, string> = {}
  const pictures = files.map((key) => `/iiif/3/${key.replace('/', '.')}/info.json`)
  for (const address of [...addresses, ...files.map((key) => `/storage/${key}`), ...pictures]) {
    const { statusCode, rawPayload } = await client.get(address)
    const body = rawPayload.byteLength > 20_000 ? checksumOf(rawPayload) : rawPayload.toString('latin1')
    // When it was answered is not what is answered.
    answers[address] = `${statusCode} ${body.replace(/(?<=<responseDate>)[^<]+/, '')}`
  }
  return answers
}

/** The addresses of a path: every record in the place of its first parameter, every collection in that of a second. */
function fill(path: string, { records, collections }: Names): string[] {
  const [first, second] = path.match(/\{\w+\}/g) ?? []
  if (first === undefined) return [path, `${path}?showAll=1`, `${path}?list=1`]
  const filled = records.map((name) => path.replace(first, name))
  return second === undefined
    ? filled
    : filled.flatMap((begun) => collections.map((name) => begun.replace(second, name)))
}

/** What stands in addresses: ids, hashes and links of all records, and the links of collections. */
type Names = { records: string[]; collections: string[] }

async function namesOf(db: Db): Promise<Names> {
  const rows = await selectRows(
    db,
    sql`
      select link as name, true as collection from collections
      union select hash, false from works union select hash, false from items
      union select secret_link, false from works union select generate_series(1, 3)::text, false
      order by 1`,
    z.object({ name: z.string(), collection: z.boolean() })
  )
  return {
    records: rows.map(({ name }) => name),
    collections: rows.filter(({ collection }) => collection).map(({ name }) => name),
  }
}

function keysOf(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    const keys: string[] = []
    for await (const key of listStoredFiles(tx)) keys.push(key)
    return keys
  })
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
