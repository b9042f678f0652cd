import { elsewhereHeaders } from '@gallery/api'
import type { FastifyInstance } from 'fastify'
import { sendPublicText } from './sendText.ts'

/**
 * `/embed.js`: an event's times on pages of other sites (docs/embedding.md). Under one name for good, so it is asked for
 * anew every five minutes.
 */
export function serveEmbed(app: FastifyInstance, read: () => Promise<string>): void {
  app.get('/embed.js', { schema: { hide: true } }, async (request, reply) => {
    reply.headers(elsewhereHeaders)
    return sendPublicText(request, reply, {
      body: await read(),
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=300',
    })
  })
}
