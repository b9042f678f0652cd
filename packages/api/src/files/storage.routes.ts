import { iiifFolders, iiifPath, recordingKind, storagePath } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { isCurrent } from '../etags.ts'
import type { Revisions } from '../freshness/revisions.ts'
import { elsewhereHeaders } from '../http/elsewhere.ts'
import { headersAlone } from '../http/headersAlone.ts'
import { route } from '../http/route.ts'
import { openedLinks } from '../secretLinks.ts'
import { namesInRows } from '../storage/fileNames.ts'
import { folderNamed, isPlainName, type StorageFolder, storageKey, variantName } from '../storage/keys.ts'
import { sendingOf } from '../storage/mimes.ts'
import { askedRange } from '../storage/range.ts'
import { fits, isLarger, type PictureLimit, widestOffered } from './pictureLimits.ts'
import { isInRoom } from './shownFiles.queries.ts'

/**
 * `GET /storage/{folder}/{file}`: originals, thumbnails and variants, and documents to download. A name never gets
 * another content, so what everybody sees may be kept by browsers and caches between for ever. Anything else is there
 * for super users and for who has opened a room that shows it, and is asked for each time. So is what is larger than the
 * gallery offers visitors, whose address leads them to as much as they are offered.
 */
export const storageRoutes: FastifyPluginAsync = async (app) => {
  async function mayAsk(request: FastifyRequest, folder: StorageFolder, file: string): Promise<boolean> {
    if (request.user?.super) return true
    const links = openedLinks(request)
    return isInRoom(app.db, folder, namesInRows(file), { links, now: app.clock() })
  }

  /** The picture that a file is a version of, where that is larger than visitors are offered it; null for any other file. */
  async function tooLarge(
    folder: StorageFolder,
    file: string,
    revisions: Revisions
  ): Promise<PictureLimit | null> {
    const across = isLimited(folder) ? widthIn(file) : null
    if (across === null || (await app.files.leastPixels(revisions)) === 0) return null
    const limits = await app.files.limitsOf([file], revisions)
    const picture = limits.find(
      (each) => each.folder === folder && (each.file === file || Number.isFinite(across))
    )
    if (!picture || !isLarger(picture, picture.mostPixels)) return null
    return fits(picture, across, picture.mostPixels) ? null : picture
  }

  route(app, 'GET /storage/:folder/:file', async (request, reply) => {
    const folder = folderNamed(request.params.folder)
    const { file } = request.params
    const sending = sendingOf(file)
    if (folder === null || sending === null || !isPlainName(file)) throw notFound()
    const key = storageKey(folder, file)
    const revisions = await app.revisions()
    const isEverybodys = await app.files.isPublic(folder, file, revisions)
    if (!isEverybodys && !(await mayAsk(request, folder, file))) throw notFound()
    const isSuper = request.user?.super === true
    if (isDocument(file) && !isSuper && !(await app.files.givesCopies(folder, file, revisions))) {
      throw notFound()
    }
    const large = await tooLarge(folder, file, revisions)
    if (large && !isSuper) {
      reply.header('cache-control', isEverybodys ? 'no-cache' : 'private, no-cache')
      return reply.redirect(offeredPath(large, file), 302)
    }
    const found = await app.storage.stat(key)
    if (found === null) throw notFound()

    const etag = `"${found.etag}"`
    reply.headers({
      'cache-control': isEverybodys && !large ? 'public, max-age=31536000, immutable' : 'private, no-cache',
      etag,
      'last-modified': found.modified.toUTCString(),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      // Viewers of other sites play it from here.
      ...(isEverybodys && recordingKind(file) ? elsewhereHeaders : {}),
      // A file opened by itself can do nothing, whatever it holds.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null)

    reply.type(sending.mime)
    // Without a name, so that a link's own `download` decides what the visitor's file is called.
    if (sending.isDownload) reply.header('content-disposition', 'attachment')
    // Whoever asks for the headers has no part of the file to be sent: a range is of a GET alone (RFC 9110, 14.2).
    if (request.method === 'HEAD') return headersAlone(reply.header('content-length', found.bytes))
    const conditional = request.headers['if-range']
    const range =
      conditional === undefined || conditional === etag
        ? askedRange(request.headers.range, found.bytes)
        : null
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${found.bytes}`).send('')
    }
    if (range === null) {
      reply.header('content-length', found.bytes)
      return reply.send(await app.storage.get(key))
    }
    reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${found.bytes}`)
      .header('content-length', range.end - range.start + 1)
    return reply.send(await app.storage.get(key, range))
  })
}

/** What is played here, and what is written of it, is no copy that somebody takes home. */
const isDocument = (file: string) =>
  sendingOf(file)?.isDownload === true && recordingKind(file) === null && !file.endsWith('.txt')

const isLimited = (folder: StorageFolder) => iiifFolders.some((limited) => limited === folder)

/**
 * How wide a version of a picture is, as wide as can be what came in; null for the thumbnail, which nobody is refused, and
 * for what is no picture.
 */
function widthIn(file: string): number | null {
  if (/-thumb\.\w+$/.test(file) || sendingOf(file)?.isDownload !== false) return null
  const [, across] = /-(\d{3,4})\.(?:webp|avif)$/.exec(file) ?? []
  return across === undefined ? Number.POSITIVE_INFINITY : Number(across)
}

/** Where visitors find as much of a picture as they are offered: of a version in its format, of the original by IIIF. */
function offeredPath(picture: PictureLimit, file: string): string {
  const { folder, file: original } = picture
  if (file === original) {
    return `${iiifPath(3, folder, original)}/full/max/0/default.${original.endsWith('.png') ? 'webp' : 'jpg'}`
  }
  const format = file.slice(file.lastIndexOf('.') + 1)
  const across = widestOffered(picture, format)
  return storagePath(
    folder,
    across === undefined ? variantName(original, 'thumb') : variantName(original, across, format)
  )
}
