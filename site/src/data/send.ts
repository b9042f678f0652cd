import { csrfCookie } from '@gallery/contract'
import { Failure } from './failure.ts'
import { report } from './failures.ts'
import { cookieValue, type Method, request } from './request.ts'

/** What a form says beside its fields: not reported, since the form that sent it shows the message itself. */
const shownByForms: readonly number[] = [422]

interface Sending {
  /** Statuses that the caller shows in its own way, beside 422. */
  handles?: readonly number[]
}

/** Writes, and resolves with the answer's JSON. A failure that no form shows is reported; all are thrown. */
export async function send<Answer>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  sending: Sending = {}
): Promise<Answer> {
  const response = await reporting(() => write(method, path, body), sending)
  const answer: Answer = await response.json()
  return answer
}

/** As {@link send}, for answers that are a sentence to show. */
export async function sendForText(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  sending: Sending = {}
): Promise<string> {
  const response = await reporting(() => write(method, path, body), sending)
  return response.text()
}

/**
 * As {@link send}, for answers that are JSON by lines, one after another while the server works. Whoever leaves the loop
 * early hangs up. A connection that breaks between two lines is a failure with status 0.
 */
export async function* sendForLines<Line>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  sending: Sending = {}
): AsyncGenerator<Line> {
  const response = await reporting(() => write(method, path, body), sending)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  const next = () =>
    reader.read().catch(() => {
      throw new Failure(0)
    })
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reporting(next, sending)
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const parsed: Line = JSON.parse(line)
        yield parsed
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Pages that anybody may keep bring no cookie along: the first write asks for the one that it has to repeat. */
async function write(method: Method, path: string, body: unknown): Promise<Response> {
  if (cookieValue(document.cookie, csrfCookie) === '') await request('GET', '/healthz')
  return request(method, path, body)
}

async function reporting<Answer>(call: () => Promise<Answer>, { handles = [] }: Sending): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Failure && ![...shownByForms, ...handles].includes(error.status)) report(error)
    throw error
  }
}
