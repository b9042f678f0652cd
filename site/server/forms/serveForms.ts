import { isDatabaseAway, isOwnForm, retrySeconds } from '@gallery/api'
import type { Sent } from '@gallery/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { findRoute } from '../../src/routing/findRoute.ts'
import { askApi, refused } from './askApi.ts'
import { forgetAsked, rememberAsked } from './askedAddress.ts'
import type { Landing, SentForm } from './pageForm.ts'
import { pageForms } from './pageForms.ts'
import { typedIn } from './typedIn.ts'
import { unsentAt } from './unsentAt.ts'

/** Draws the page of the request again, with its form as it was sent and what is wrong with it. */
type DrawAgain = (request: FastifyRequest, reply: FastifyReply, sent: Sent) => Promise<FastifyReply>

/**
 * Bytes of a form: a message of 10,000 characters, the longest that any takes, has 90,000 in a script of three bytes to a
 * letter, each of which is sent as `%E4`; the other fields of its form have a tenth of that.
 */
const longestForm = 128 * 1024

interface FormsOptions {
  drawAgain: DrawAgain
  /** The site's table of routes, which comes with its pages. */
  find: () => Promise<typeof findRoute>
}

/**
 * A POST to a page's address is its form, sent by the browser itself: without scripts, or before they were there. What
 * was taken leads on by a redirect, so that going back or reloading sends nothing twice; what was refused, or was only
 * brought along, is the page again. No answer of the API reaches the browser as it is.
 */
export async function serveForms(app: FastifyInstance, { drawAgain, find }: FormsOptions): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, typedIn(new URLSearchParams(String(body))))
  )

  app.route({
    method: 'POST',
    url: '/*',
    config: { form: true },
    schema: { hide: true },
    // What is no form at all: too long, or of another kind. Or a fault of ours.
    errorHandler: (error, request, reply) => {
      const isAway = isDatabaseAway(error)
      const status = isAway ? 503 : (error.statusCode ?? 500)
      request.log[status >= 500 ? 'error' : 'warn'](error)
      if (isAway) reply.header('retry-after', String(retrySeconds))
      const fault = isAway ? 'error.unavailable' : 'error.server'
      const refusal = status === 413 ? 'error.tooLarge' : 'error.malformed'
      const message = request.say(status >= 500 ? fault : refusal)
      return drawAgain(request, reply, { status, values: {}, errors: {}, message })
    },
    handler: async (request, reply) => {
      const [path = '', search = ''] = request.url.split('?')
      const found = (await find())(path)
      if (!found) return reply.callNotFound()
      const { language, params, route } = found
      const values = texts(request.body)
      const form: SentForm = { language, path, params, query: new URLSearchParams(search), values }
      const call = pageForms[route.path]?.(form)
      if (!call) return reply.redirect(request.url, 303)
      if (!isOwnForm(request)) {
        const message = request.say('error.csrf')
        return drawAgain(request, reply, { status: 403, values, errors: {}, message })
      }
      const brought = unsentAt(form)
      // The browser brings it there too: 307 keeps method and body.
      if (brought?.elsewhere !== undefined) return reply.redirect(brought.elsewhere, 307)
      if (brought) return drawAgain(request, reply, { status: 200, values, errors: {}, message: '' })
      const answer = await askApi(app, request, call, language)
      if (answer.status >= 400) {
        if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter)
        return drawAgain(request, reply, refused(answer, values))
      }
      for (const cookie of answer.cookies) reply.header('set-cookie', cookie)
      if (answer.clears !== undefined) reply.header('clear-site-data', answer.clears)
      return land(request, reply, call.lands(answer.body), language)
    },
  })
}

async function land(
  request: FastifyRequest,
  reply: FastifyReply,
  { to, asked }: Landing,
  language: string
): Promise<FastifyReply> {
  if (asked !== undefined) await rememberAsked(request, reply, { email: asked, language })
  else forgetAsked(request, reply, language)
  return reply.redirect(to, 303)
}

/** What was typed: files and lists are nobody's field here. */
function texts(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  )
}
