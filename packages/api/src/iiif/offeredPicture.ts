import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { givesCopies, tablesOfCopies } from '../files/copies.queries.ts'
import { publicFiles } from '../files/publicFiles.ts'
import { isInRoom } from '../files/shownFiles.queries.ts'
import { keptValues } from '../freshness/keptValues.ts'
import { maxPicturePixels } from '../images/limits.ts'
import { readSomeOptions } from '../readOptions.ts'
import { openedLinks } from '../secretLinks.ts'
import { pictures } from '../tables/pictures.table.ts'
import { type PictureName, pictureNamed } from './identifier.ts'
import type { Kept } from './image/cutPicture.ts'
import type { Offered } from './image/imageRequest.ts'
import { within } from './image/size.ts'
import { mostPixels } from './mostPixels.ts'

/** The most pixels that visitors are sent at once: what making them may cost. */
const maxArea = 24_000_000

/** Bytes of memory for what is known of pictures, and about what each takes beside its key. */
const maxBytes = 4 * 1024 * 1024
const entryBytes = 250

type Known = { found: Kept | undefined; mostPixels: number }

/** A picture as whoever asks may see it. */
export type OfferedPicture = PictureName &
  Offered & {
    /** As it is kept. */
    master: Kept
    /** Whether everybody is offered the same. */
    isEverybodys: boolean
  }

/**
 * Finds out what whoever asks is offered of a picture. Who has the panel is offered all of it; others as much as the
 * gallery's options say, as if there were no more: no part of it shows more than the whole.
 *
 * @throws Refused 404 for what is no picture, or none that they may see
 */
export function offeredPictures(
  app: FastifyInstance
): (request: FastifyRequest, identifier: string) => Promise<OfferedPicture> {
  const isPublic = publicFiles(app)
  const known = keptValues<Known>(maxBytes)

  async function mayAsk(request: FastifyRequest, { folder, file }: PictureName): Promise<boolean> {
    return isInRoom(app.db, folder, [file], { links: openedLinks(request), now: app.clock() })
  }

  /** What is known of a picture, and how large the gallery offers any; asked again when either was written to. */
  async function lookUp({ folder, file }: PictureName): Promise<Known> {
    const now = await app.revisions()
    const key = `${folder}/${file}`
    const before = known.get(key, now)
    if (before !== undefined) return before
    const [found] = await app.db
      .select({ width: pictures.width, height: pictures.height, isTiled: pictures.tiled })
      .from(pictures)
      .where(and(eq(pictures.folder, folder), eq(pictures.file, file)))
    const options = await readSomeOptions(app.db, ['zoomPixels', 'rightsPixels'])
    const fresh = { found, mostPixels: mostPixels(options, await givesCopies(app.db, folder, file)) }
    const tables = ['pictures', 'options', ...(tablesOfCopies[folder] ?? [])]
    known.put(key, fresh, { tables, revisions: now, bytes: key.length + entryBytes })
    return fresh
  }

  return async (request, identifier) => {
    const name = pictureNamed(identifier)
    if (name === null) throw notFound()
    const isSuper = request.user?.super === true
    const isShown = !isSuper && (await isPublic(name.folder, name.file))
    if (!isSuper && !isShown && !(await mayAsk(request, name))) throw notFound()
    const { found, mostPixels } = await lookUp(name)
    if (!found) throw notFound()
    const offered = { ...name, master: found, isEverybodys: isShown }
    if (isSuper) return { ...offered, full: within(found, 0), maxArea: maxPicturePixels }
    return { ...offered, full: within(found, mostPixels), maxArea }
  }
}
