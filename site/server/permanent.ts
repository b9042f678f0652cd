import { elsewhereHeaders, sendTombstone } from '@gallery/api'
import { Gone, PermanentAnswer, permanentRecord } from '@gallery/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rememberedLanguage } from './chosenLanguage.ts'
import { wantedType } from './wanted.ts'

const hidden = { config: { counted: true }, schema: { hide: true } }
const types = ['text/html', 'application/ld+json', 'application/json'] as const

interface PermanentPages {
  /** Draws the page of a path for this request, under the address that was asked for. */
  draw: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<FastifyReply>
  /** Says as a page what keeps it from being drawn for now; throws any other fault. */
  answerForNow: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * `/id/w12`, the permanent address of a record (docs/citing.md): leads to its page in the language of whoever asks, or to
 * the record as linked data for who accepts that rather. Of one that is gone, or was never seen, it says so itself, in the
 * format that was asked for.
 */
export function servePermanent(app: FastifyInstance, { draw, answerForNow }: PermanentPages): void {
  const wantedBy = ({ headers }: FastifyRequest) => wantedType(headers.accept, types)
  const errorHandler = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (wantedBy(request) !== 'text/html') throw error
    return answerForNow(error, request, reply)
  }
  const options = { ...hidden, errorHandler }
  app.get<{ Params: { record: string } }>('/id/:record', options, async (request, reply) => {
    const name = request.params.record
    const wanted = wantedBy(request)
    const language = rememberedLanguage(request) ?? request.language
    reply.headers({ ...elsewhereHeaders, vary: 'accept, accept-language, cookie' })
    const known = permanentRecord(name) ? name : 'none'
    const answer = await app.readsForPage({ request })({
      method: 'GET',
      url: `/api/id/${known}`,
      headers: { 'accept-language': language },
    })
    if (answer.statusCode !== 200) {
      if (wanted === 'text/html') return draw(request, reply, `/${language}/id/${known}`)
      const record = permanentRecord(name)
      if (wanted === 'application/ld+json' && answer.statusCode === 410 && record) {
        return sendTombstone(app, reply, record, Gone.parse(answer.json()).gone_at)
      }
      return reply.status(answer.statusCode).type('application/json; charset=utf-8').send(answer.body)
    }
    const { address, pages, linked } = PermanentAnswer.parse(answer.json()).data
    reply.header('link', [
      `<${address}>; rel="canonical"`,
      `<${pages.es}>; rel="alternate"; type="text/html"; hreflang="es"`,
      `<${pages.en}>; rel="alternate"; type="text/html"; hreflang="en"`,
      `<${linked}>; rel="alternate"; type="application/ld+json"`,
    ])
    return reply.redirect(wanted === 'text/html' ? pages[language] : linked, 303)
  })
}
