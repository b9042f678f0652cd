import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { isInRoom } from '../files/shownFiles.queries.ts'
import { maxPicturePixels } from '../images/limits.ts'
import { within } from '../images/size.ts'
import { openedLinks } from '../secretLinks.ts'
import { type PictureName, pictureNamed } from './identifier.ts'
import type { Kept } from './image/cutPicture.ts'
import type { Offered } from './image/imageRequest.ts'

/** The most pixels that visitors are sent at once: what making them may cost. */
const maxArea = 24_000_000

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
  async function mayAsk(request: FastifyRequest, { folder, file }: PictureName): Promise<boolean> {
    return isInRoom(app.db, folder, [file], { links: openedLinks(request), now: app.clock() })
  }

  return async (request, identifier) => {
    const name = pictureNamed(identifier)
    if (name === null) throw notFound()
    const isSuper = request.user?.super === true
    const revisions = await app.revisions()
    const isShown = !isSuper && (await app.files.isPublic(name.folder, name.file, revisions))
    if (!isSuper && !isShown && !(await mayAsk(request, name))) throw notFound()
    const limits = await app.files.limitsOf([name.file], revisions)
    const found = limits.find(({ folder, file }) => folder === name.folder && file === name.file)
    if (!found) throw notFound()
    const offered = { ...name, master: found, isEverybodys: isShown }
    if (isSuper) return { ...offered, full: within(found, 0), maxArea: maxPicturePixels }
    return { ...offered, full: within(found, found.mostPixels), maxArea }
  }
}
