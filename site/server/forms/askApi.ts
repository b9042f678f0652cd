import { tokenOf } from '@gallery/api'
import type { Sent } from '@gallery/client'
import { ajaxHeader, csrfCookie, csrfHeader, type Language } from '@gallery/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Call } from './pageForm.ts'

/** What the API answered to a form. */
export interface FormAnswer {
  status: number
  body: unknown
  /** The cookies that it sets. */
  cookies: string[]
  /** What of the site the browser is to forget. */
  clears: string | undefined
  /** The seconds after which it can be asked again, of an answer that came too often. */
  retryAfter: string | undefined
}

/** Asks the API in process what a form asks of it, as the visitor who sent it: same checks, same limits, same texts. */
export async function askApi(
  app: FastifyInstance,
  request: FastifyRequest,
  { url, body = {} }: Call,
  language: Language
): Promise<FormAnswer> {
  // What the scripts would repeat: that the form is ours was seen before.
  const token = tokenOf(request) ?? 'form'
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: body,
    remoteAddress: request.ip,
    cookies: { ...known(request.cookies), [csrfCookie]: token },
    headers: {
      'accept-language': language,
      'user-agent': request.headers['user-agent'] ?? '',
      [ajaxHeader]: 'form',
      [csrfHeader]: token,
    },
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : answer.payload,
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
    clears: answer.headers['clear-site-data']?.toString(),
    retryAfter: answer.headers['retry-after']?.toString(),
  }
}

function known(cookies: FastifyRequest['cookies']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  )
}

const Refused = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
})

/** Fields that nobody sees: what is wrong with them is said above the others. */
const unseen: readonly string[] = ['website']

/** A refused form as its page shows it again: what is said of a field that was sent stands under it. */
export function refused({ status, body }: FormAnswer, values: Sent['values']): Sent {
  const { message, errors } = Refused.parse(body)
  const isSeen = ([name]: [string, unknown]) => name in values && !unseen.includes(name)
  const said = Object.entries(errors)
  const [other] = said.filter((entry) => !isSeen(entry)).flatMap(([, messages]) => messages)
  const seen = said.filter(isSeen)
  return {
    status,
    values,
    errors: Object.fromEntries(seen),
    message: other ?? (seen.length > 0 ? '' : message),
  }
}
