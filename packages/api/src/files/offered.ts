import { avifWidths, type IiifFolder, iiifFolders, type Picture } from '@gallery/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db.ts'
import { keptValues } from '../freshness/keptValues.ts'
import type { Revisions } from '../freshness/revisions.ts'
import { within } from '../images/size.ts'
import { readSomeOptions } from '../readOptions.ts'
import type { StorageFolder } from '../storage/keys.ts'
import { pictures } from '../tables/pictures.table.ts'
import { listWithoutCopies, tablesOfCopies } from './copies.queries.ts'
import { mostPixels } from './mostPixels.ts'

/** What is known of a picture: as it is kept, and how long its longest side is for visitors at most, 0 for as it is. */
export type Offered = Picture & { folder: IiifFolder; file: string; isTiled: boolean; mostPixels: number }

/** Bytes of memory for what is known of pictures, and about what each takes beside its key. */
const maxBytes = 4 * 1024 * 1024
const entryBytes = 300

const tables: Readonly<Record<IiifFolder, readonly string[]>> = {
  images: ['pictures', 'options', ...(tablesOfCopies.images ?? [])],
  events: ['pictures', 'options', ...(tablesOfCopies.events ?? [])],
}

/** Gives what is known of some pictures of a folder, asked again when something was written that says it. */
export type OfferedPictures = (
  folder: IiifFolder,
  files: readonly string[],
  revisions?: Revisions
) => Promise<ReadonlyMap<string, Offered>>

/**
 * How large pictures of works, items and events are for visitors: as the options and the rights in them say. Every address
 * of a picture goes by it, and every answer that names one.
 */
export function offeredOf({ db, revisions }: Pick<FastifyInstance, 'db' | 'revisions'>): OfferedPictures {
  const known = keptValues<Offered | null>(maxBytes)
  return async (folder, files, given) => {
    const now = given ?? (await revisions())
    const found = new Map<string, Offered>()
    const unknown: string[] = []
    for (const file of new Set(files)) {
      const before = known.get(`${folder}/${file}`, now)
      if (before === undefined) unknown.push(file)
      else if (before !== null) found.set(file, before)
    }
    if (unknown.length === 0) return found
    const fresh = await findOffered(db, folder, unknown)
    for (const file of unknown) {
      const offered = fresh.get(file) ?? null
      if (offered) found.set(file, offered)
      const key = `${folder}/${file}`
      known.put(key, offered, { tables: tables[folder], revisions: now, bytes: key.length + entryBytes })
    }
    return found
  }
}

async function findOffered(
  db: Db,
  folder: IiifFolder,
  files: readonly string[]
): Promise<Map<string, Offered>> {
  const { file, width, height, widths, tiled: isTiled } = pictures
  const rows = await db
    .select({ file, width, height, widths, isTiled })
    .from(pictures)
    .where(and(eq(pictures.folder, folder), inArray(file, [...files])))
  const options = await readSomeOptions(db, ['zoomPixels', 'rightsPixels'])
  const without =
    options.rightsPixels === 0
      ? new Set<string>()
      : await listWithoutCopies(
          db,
          folder,
          rows.map((row) => row.file)
        )
  return new Map(
    rows.map((row) => [row.file, { ...row, folder, mostPixels: mostPixels(options, !without.has(row.file)) }])
  )
}

/** A picture as visitors are told of it: no larger than they are offered it, in the widths that are no larger. */
export function offeredPicture(picture: Picture, most: number): Picture {
  if (!isLarger(picture, most)) return picture
  return { ...within(picture, most), widths: picture.widths.filter((width) => fits(picture, width, most)) }
}

/** Whether there is more of a picture than visitors are offered. */
export function isLarger({ width, height }: Pick<Picture, 'width' | 'height'>, most: number): boolean {
  return most > 0 && Math.max(width, height) > most
}

/** Whether a picture is no larger than that where it is so wide. */
export function fits(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  across: number,
  most: number
): boolean {
  return most === 0 || Math.max(across, Math.round((across * height) / width)) <= most
}

/** The widest of a picture's files of a format that visitors are offered; undefined where there is none. */
export function widestOffered(picture: Offered, format: string): number | undefined {
  const widths = format === 'avif' ? avifWidths(picture) : picture.widths
  return widths.findLast((width) => fits(picture, width, picture.mostPixels))
}

/** Whether pictures of a folder are offered no larger than the gallery says. */
export function isIiifFolder(folder: StorageFolder): folder is IiifFolder {
  return iiifFolders.some((known) => known === folder)
}
