import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Env, isLocal, isLoopback } from '../env/env.ts'
import { notFound } from '../errors.ts'
import { markCid, markPng } from './galleryMark.ts'
import { listOutbox, OutboxName, readEml, readOutbox } from './outbox.ts'
import { outboxListPage, outboxMailPage, outboxPath } from './outboxPage.ts'

/**
 * Whether the outbox may be looked at: nothing is sent, and nobody else can reach the site. Who reads these mails can
 * sign in as anybody.
 */
export function isOutboxShown(env: Pick<Env, 'SMTP_URL' | 'PUBLIC_URL' | 'HOST'>): boolean {
  return !env.SMTP_URL && isLocal(env)
}

/** What proxies add to what they pass on. */
const forwarding = ['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'x-original-host']

/**
 * Whether a request was meant for this machine by somebody at it. Its configuration may say that nobody else comes here
 * while a proxy passes the world on to it, and a name of somebody else's may lead a browser to this machine.
 */
function isFromHere(headers: IncomingHttpHeaders): boolean {
  const { host = '' } = headers
  const isPassedOn = Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || forwarding.includes(name)
  )
  return !isPassedOn && URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname)
}

const onlyStyle = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"
const mailOnly =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** The mails that were kept instead of sent, for whoever develops or tries the demo. Needs `isOutboxShown`. */
export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { GALLERY_DATA: folder, GALLERY_TZ: timeZone } = app.env
  const schema = { hide: true, params: z.object({ name: OutboxName }) }

  app.addHook('onRequest', async (request) => {
    if (!isFromHere(request.raw.headers)) throw notFound()
  })

  async function find(name: string) {
    const mail = await readOutbox(folder, name)
    if (!mail) throw notFound()
    return mail
  }

  app.get(outboxPath, { schema: { hide: true } }, async (request, reply) => {
    return html(reply, onlyStyle).send(outboxListPage(request.language, timeZone, await listOutbox(folder)))
  })

  app.get(`${outboxPath}/:name`, { schema }, async (request, reply) => {
    const mail = await find(request.params.name)
    return html(reply, onlyStyle).send(outboxMailPage(request.language, timeZone, mail, 'html'))
  })

  app.get(`${outboxPath}/:name/text`, { schema }, async (request, reply) => {
    const mail = await find(request.params.name)
    return html(reply, onlyStyle).send(outboxMailPage(request.language, timeZone, mail, 'text'))
  })

  app.get(`${outboxPath}/:name/html`, { schema }, async (request, reply) => {
    const mail = await find(request.params.name)
    const mark = `data:image/png;base64,${(await markPng()).toString('base64')}`
    const framed = Object.entries({ ...mail.pictures, [markCid]: mark })
      .reduce((text, [cid, picture]) => text.replaceAll(`cid:${cid}`, picture), mail.html)
      .replace('<head>', '<head><base target="_blank">')
    return html(reply, mailOnly).header('X-Frame-Options', 'SAMEORIGIN').send(framed)
  })

  app.get(`${outboxPath}/:name/eml`, { schema }, async (request, reply) => {
    const eml = await readEml(folder, request.params.name)
    if (!eml) throw notFound()
    return reply
      .type('message/rfc822')
      .header('Content-Disposition', `attachment; filename="${request.params.name}.eml"`)
      .send(eml)
  })
}

function html(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
}
