import { iiifPath, storagePath } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import { isCurrent } from '../etags.ts'
import { route } from '../http/route.ts'
import { openedLinks } from '../secretLinks.ts'
import { namesInRows } from '../storage/fileNames.ts'
import { folderNamed, isPlainName, type StorageFolder, storageKey, variantName } from '../storage/keys.ts'
import { sendingOf } from '../storage/mimes.ts'
import { askedRange } from '../storage/range.ts'
import { copiesOf } from './copies.ts'
import { fits, isIiifFolder, isLarger, type Offered, offeredOf, widestOffered } from './offered.ts'
import { publicFiles } from './publicFiles.ts'
import { isInRoom } from './shownFiles.queries.ts'

/**
 * `GET /storage/{folder}/{file}`: originals, thumbnails and variants, and documents to download. A name never gets
 * another content, so what everybody sees may be kept by browsers and caches between for ever. Anything else is there
 * for super users and for who has opened a room that shows it, and is asked for each time. So is what is larger than the
 * gallery offers visitors, whose address leads them to as much as they are offered.
 */
export const storageRoutes: FastifyPluginAsync = async (app) => {
  const isPublic = publicFiles(app)

  async function mayAsk(request: FastifyRequest, folder: StorageFolder, file: string): Promise<boolean> {
    if (request.user?.super) return true
    const links = openedLinks(request)
    return isInRoom(app.db, folder, namesInRows(file), { links, now: app.clock() })
  }

  /** What is played here, and what is written of it, is no copy that somebody takes home. */
  const isDocument = (file: string) =>
    sendingOf(file)?.isDownload === true && !/\.(mp3|m4a|wav|mp4|mov|txt)$/.test(file)
  const mayCopy = copiesOf(app)
  const offered = offeredOf(app)

  /** The picture that a file is a version of, where that is larger than visitors are offered it; null for any other file. */
  async function tooLarge(folder: StorageFolder, file: string): Promise<Offered | null> {
    if (!isIiifFolder(folder)) return null
    const [picture] = (await offered(folder, namesInRows(file))).values()
    if (!picture || !isLarger(picture, picture.mostPixels)) return null
    const across = widthIn(file, picture.file)
    return across === null || fits(picture, across, picture.mostPixels) ? null : picture
  }

  route(app, 'GET /storage/:folder/:file', async (request, reply) => {
    const folder = folderNamed(request.params.folder)
    const { file } = request.params
    const sending = sendingOf(file)
    if (folder === null || sending === null || !isPlainName(file)) throw notFound()
    const key = storageKey(folder, file)
    const isEverybodys = await isPublic(folder, file)
    if (!isEverybodys && !(await mayAsk(request, folder, file))) throw notFound()
    if (isDocument(file) && !request.user?.super && !(await mayCopy(folder, file))) throw notFound()
    const large = await tooLarge(folder, file)
    if (large && !request.user?.super) {
      return reply.header('cache-control', 'no-cache').redirect(offeredPath(large, file), 302)
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
      // A file opened by itself can do nothing, whatever it holds.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null)

    reply.type(sending.mime)
    // Without a name, so that a link's own `download` decides what the visitor's file is called.
    if (sending.isDownload) reply.header('content-disposition', 'attachment')
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

/** How wide a version of a picture is; null for the thumbnail, which nobody is refused, as wide as can be for the original. */
function widthIn(file: string, original: string): number | null {
  if (file === original) return Number.POSITIVE_INFINITY
  const [, across] = /-(\d{3,4})\.\w+$/.exec(file) ?? []
  return across === undefined ? null : Number(across)
}

/** Where visitors find as much of a picture as they are offered: of a version in its format, of the original by IIIF. */
function offeredPath(picture: Offered, file: string): string {
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
