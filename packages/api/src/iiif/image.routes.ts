import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { iiifPath } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isCurrent, weakTag } from '../etags.ts'
import { route } from '../http/route.ts'
import { tooManyReads } from '../readLimit/readLimit.ts'
import { sendingOf } from '../storage/mimes.ts'
import type { PictureName } from './identifier.ts'
import { imageInfo, profiles } from './image/imageInfo.ts'
import { readImageRequest, type Version } from './image/imageRequest.ts'
import { infoHeaders } from './negotiation.ts'
import { type OfferedPicture, offeredPictures } from './offeredPicture.ts'
import { answerName, pictureCutter } from './pictureCutter.ts'

/** So many pixels that have to be read for an answer count as one read of the API. */
const pixelsOfRead = 4_000_000

/**
 * The IIIF Image API, versions 2.1 and 3.0, level 2. Each request finds out whether the picture may be seen before anything
 * else, also before what is kept is looked at: what was hidden is gone at once.
 */
export const imageApiRoutes: FastifyPluginAsync = async (app) => {
  const offered = offeredPictures(app)
  const cut = await pictureCutter(app)
  const addressOf = (version: Version, { folder, file }: PictureName) =>
    new URL(iiifPath(version === '2' ? 2 : 3, folder, file), app.env.PUBLIC_URL).href

  route(app, 'GET /iiif/:version/:picture', { config: { line: 'pictures' } }, async (request, reply) => {
    const { version, picture } = request.params
    const found = await offered(request, picture)
    setCaching(reply, found, 'description')
    return reply.redirect(`${addressOf(version, found)}/info.json`, 303)
  })

  route(
    app,
    'GET /iiif/:version/:picture/info.json',
    { config: { line: 'pictures' } },
    async (request, reply) => {
      const { version, picture } = request.params
      const found = await offered(request, picture)
      const description = JSON.stringify(imageInfo(version, addressOf(version, found), found))
      setCaching(reply, found, 'description')
      reply.headers(infoHeaders(version, request.headers.accept))
      return sendUnlessKnown(request, reply, weakTag(description), async () => Buffer.from(description))
    }
  )

  route(
    app,
    'GET /iiif/:version/:picture/:region/:size/:rotation/:file',
    { config: { line: 'pictures' } },
    async (request, reply) => {
      const { version, picture, ...asked } = request.params
      const found = await offered(request, picture)
      const wanted = readImageRequest(version, asked, found)
      setCaching(reply, found, 'picture')
      reply
        .headers({
          link: `<${profiles[version]}>;rel="profile", <${addressOf(version, found)}/${wanted.canonical}>;rel="canonical"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .type(sendingOf(`x.${wanted.format}`)?.mime ?? '')
      return sendUnlessKnown(request, reply, `"${answerName(found, wanted)}"`, async () => {
        const path = await cut(found, wanted, {
          isWaiting: () => !reply.raw.destroyed,
          beforeMaking: (pixels) => count(request, pixels),
        })
        const file = await open(path)
        reply.header('content-length', (await file.stat()).size)
        return createReadStream('', { fd: file })
      })
    }
  )

  /** What is kept costs nothing; what has to be made counts by what is read for it. */
  function count(request: FastifyRequest, pixels: number): void {
    const seconds = app.countRead(request, Math.max(1, pixels / pixelsOfRead))
    if (seconds > 0) throw tooManyReads(seconds)
  }
}

/**
 * What everybody is offered, caches may keep: shared ones for a minute, so that what is hidden is soon gone there too;
 * browsers keep pictures for a day. What is somebody's own nobody keeps unasked.
 */
function setCaching(
  reply: FastifyReply,
  { isEverybodys }: OfferedPicture,
  kind: 'picture' | 'description'
): void {
  const browsers = kind === 'picture' ? 86_400 : 0
  if (isEverybodys) reply.header('cache-control', `public, max-age=${browsers}, s-maxage=60`)
  else reply.headers({ 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin' })
}

async function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  make: () => Promise<unknown>
): Promise<FastifyReply> {
  reply.header('etag', etag)
  if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
  return reply.send(await make())
}
