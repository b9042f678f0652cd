import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { requireOffer } from '../harvest/offer.ts'
import { headersAlone } from '../http/headersAlone.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { dumpsFolder, isDumpName, listDumps } from './dumpFiles.ts'

/** The nightly dumps of what visitors see: which there are, and each as a file. */
export const dumpsRoutes: FastifyPluginAsync = async (app) => {
  const folder = dumpsFolder(app.env.GALLERY_DATA)
  const config = { counted: true } as const

  route(app, 'GET /dumps', { config }, async () => {
    await requireOffer(app.db)
    return { data: await listDumps(folder, app.env.PUBLIC_URL) }
  })

  route(app, 'GET /dumps/:file', { config }, async (request, reply) => {
    await requireOffer(app.db)
    const { file } = request.params
    const path = join(folder, file)
    const found = isDumpName(file) ? await stat(path).catch(() => null) : null
    if (!found) throw notFound()
    reply.type(ownType(reply)).headers({
      'content-length': found.size,
      'cache-control': 'no-cache',
      'last-modified': found.mtime.toUTCString(),
    })
    return request.method === 'HEAD' ? headersAlone(reply) : reply.send(createReadStream(path))
  })
}
