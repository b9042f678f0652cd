import { avifWidths, type IiifFolder, iiifFolders, type Picture } from '@gallery/contract'
import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { keptValues } from '../freshness/keptValues.ts'
import type { Revisions } from '../freshness/revisions.ts'
import { within } from '../images/size.ts'
import { originals } from '../storage/fileNames.ts'
import { pictures } from '../tables/pictures.table.ts'
import { giveCopies, tablesOfRights, writtenRights } from './copies.queries.ts'
import type { House } from './house.ts'
import { leastPixels, mostPixels } from './mostPixels.ts'

/** What is known of a picture: as it is kept, and how long its longest side is for visitors at most, 0 for as it is. */
export type PictureLimit = Picture & {
  folder: IiifFolder
  file: string
  isTiled: boolean
  mostPixels: number
}

/** Bytes of memory for what is known of pictures, and about what each takes beside its key. */
const maxBytes = 4 * 1024 * 1024
const entryBytes = 300

const always = ['pictures', 'options']

/** Gives what is known of the pictures of some files, which are pictures as they came in or versions of them. */
export type LimitsOf = (files: readonly string[], revisions: Revisions) => Promise<PictureLimit[]>

/**
 * How large pictures of works, items and events are for visitors: as the options and the rights in them say. Every address
 * of a picture goes by it, and every answer that names one. Asked again when something was written that says it; a picture
 * and all its versions are asked about together, so that who reads a page has asked for its pictures.
 */
export function pictureLimits(db: Db, houseAt: (revisions: Revisions) => Promise<House>): LimitsOf {
  const known = keptValues<readonly PictureLimit[]>(maxBytes)
  return async (files, revisions) => {
    const found: PictureLimit[] = []
    const fresh = new Map<string, PictureLimit[]>()
    for (const key of new Set(files.map(keyOf))) {
      const before = known.get(key, revisions)
      if (before) found.push(...before)
      else fresh.set(key, [])
    }
    if (fresh.size === 0) return found
    const house = await houseAt(revisions)
    const names = [...fresh.keys()].flatMap(namesOf)
    for (const limit of await listLimits(db, names, house)) fresh.get(keyOf(limit.file))?.push(limit)
    for (const [key, limits] of fresh) {
      found.push(...limits)
      const tables = [...always, ...limits.flatMap((limit) => rightsTables(limit, house))]
      known.put(key, limits, { tables, revisions, bytes: key.length + entryBytes })
    }
    return found
  }
}

/** What a picture is kept under: what it and its versions are called without what tells them apart. */
function keyOf(file: string): string {
  return file.replace(/(?:-\d{3,4}\.(?:webp|avif)|\.(?:jpg|jpeg|png|gif))$/, '')
}

/** What the picture of a key may be called. */
function namesOf(key: string): string[] {
  return key.includes('.') ? [key] : originals.map((extension) => `${key}.${extension}`)
}

/** The tables that say what the rights in a picture are, where those may limit it. */
function rightsTables(picture: PictureLimit, house: House): readonly string[] {
  return isLarger(picture, leastPixels(house)) ? tablesOfRights(picture.folder) : []
}

async function listLimits(db: Db, names: string[], house: House): Promise<PictureLimit[]> {
  const { folder, file, width, height, widths, tiled: isTiled } = pictures
  const ofEach = iiifFolders.map(
    (each) => sql`when ${each} then ${writtenRights(each, sql.raw('pictures.file'))}`
  )
  const rows = await db
    .select({
      folder: sql<IiifFolder>`${folder}`,
      file,
      width,
      height,
      widths,
      isTiled,
      written:
        house.rightsPixels === 0
          ? sql<unknown>`'[]'::json`
          : sql<unknown>`case ${folder} ${sql.join(ofEach, sql` `)} end`,
    })
    .from(pictures)
    .where(and(inArray(folder, [...iiifFolders]), inArray(file, names)))
    .orderBy(file)
  return rows.map(({ written, ...picture }) => ({
    ...picture,
    mostPixels: mostPixels(house, giveCopies(written, house.rights)),
  }))
}

/** A picture as visitors are told of it: no larger than they are offered it, in the widths that are no larger. */
export function limitedPicture(picture: Picture, most: number): Picture {
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
export function widestOffered(picture: PictureLimit, format: string): number | undefined {
  const widths = format === 'avif' ? avifWidths(picture) : picture.widths
  return widths.findLast((width) => fits(picture, width, picture.mostPixels))
}
