import { createHash } from 'node:crypto'
import { storageFolders } from '@gallery/contract'
import { z } from 'zod'

/** The last file of a backup, without which it is not whole. */
export const manifestName = 'manifest.json'

const count = z.number().int().min(0)
const sha256 = z.string().regex(/^[\da-f]{64}$/)

/** What a backup says of itself. */
export const Manifest = z.object({
  /** Of the backup's own form. */
  format: z.literal(1),
  /** The gallery's version that made it. */
  version: z.string(),
  /** The last migration of the database: the moment at which it was written, in milliseconds. */
  migration: count,
  made_at: z.iso.datetime(),
  /** In the order in which they can be written: each after those that it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      /** The number that the next row gets, in tables that number their rows. */
      next: count.nullable(),
    })
  ),
  files: z.object({
    count,
    bytes: count,
    /** Storage keys that the database names and the storage did not have, or could not read. */
    missing: z.array(z.string()),
    /** Of those that are there, why they could not be read. What the archive has under their names is not theirs. */
    unreadable: z.record(z.string(), z.string()).default({}),
  }),
  /** For each folder of the backup, the checksum of the names, sizes and contents in it. */
  checksums: z.record(z.string(), sha256),
})
export type Manifest = z.infer<typeof Manifest>

/** The text of a manifest, with a checksum of its own. */
export function sealManifest(manifest: Manifest): string {
  return `${JSON.stringify({ ...manifest, sha256: checksumOf(manifest) }, null, 2)}\n`
}

/** Reads what {@link sealManifest} wrote. @throws when it was altered or is of another form */
export function openManifest(text: string): Manifest {
  const { sha256: seal, ...content }: Record<string, unknown> = JSON.parse(text)
  if (seal !== checksumOf(content)) throw new Error(`${manifestName} was altered`)
  return Manifest.parse(content)
}

function checksumOf(content: Readonly<Record<string, unknown>>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Where in a backup the rows of a table are, in files that sort by `part`. */
export function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(8, '0')}.ndjson`
}

/** Where in a backup a stored file is. */
export function fileName(key: string): string {
  return `files/${key}`
}

/** What a path in a backup names, or null for none of its paths. */
export function placeOf(
  path: string
): { folder: string; table: string } | { folder: string; key: string } | null {
  const table = /^tables\/(\w+)\/\d{8}\.ndjson$/.exec(path)?.[1]
  if (table !== undefined) return { folder: `tables/${table}`, table }
  const [, folder, file] = /^files\/(\w+)\/([\w.-]+)$/.exec(path) ?? []
  if (folder === undefined || file === undefined || !storageFolders.some((known) => known === folder))
    return null
  return { folder: `files/${folder}`, key: `${folder}/${file}` }
}
