import type { AddressOf, AnswerOf, SentTo, WriteName } from '@gallery/contract'
import { addressOf, csrfCookie } from '@gallery/contract/plain'
import { forgetAhead } from '../reads/ahead.ts'
import { Failure } from '../request/failure.ts'
import { report } from '../request/failures.ts'
import { type Carrier, cookieValue, request } from '../request/request.ts'
import { whole } from '../request/whole.ts'
import { making } from './making.ts'
import { written } from './written.ts'

export interface Sending {
  /** Statuses that the caller shows in its own way. */
  handles?: readonly number[]
}

/** For {@link send}: what is wrong with the fields, the form that sends them says beside them. */
export const shownByForms = { handles: [422] } as const

type Nothing = Record<never, never>
/** What a call takes beside its name: what stands in its path and query, and its body where it has one. */
export type Call<Name extends WriteName> =
  SentTo<Name> extends undefined
    ? Nothing extends AddressOf<Name>
      ? [address?: AddressOf<Name>, body?: undefined, sending?: Sending]
      : [address: AddressOf<Name>, body?: undefined, sending?: Sending]
    : [address: AddressOf<Name>, body: SentTo<Name>, sending?: Sending]

/**
 * Writes: `send('PATCH /api/works/:id', { id }, change)`. Resolves with the answer's JSON. A failure that the caller does
 * not say to show in its own way is reported; all are thrown.
 */
export async function send<Name extends WriteName>(
  name: Name,
  ...[address, body, sending]: Call<Name>
): Promise<AnswerOf<Name>> {
  const sent = async (carry?: Carrier) => whole((await write(name, address, body, carry)).json())
  const make = () => making.by?.([name, address, body], sent) ?? sent()
  const answer: AnswerOf<Name> = await reporting(make, sending)
  return answer
}

/** As {@link send}, for answers that are a sentence to show. */
export async function sendForText<Name extends WriteName>(
  name: Name,
  ...[address, body, sending]: Call<Name>
): Promise<string> {
  return reporting(async () => whole((await write(name, address, body)).text()), sending)
}

/**
 * As {@link send}, for answers that are JSON by lines, one after another while the server works. Whoever leaves the loop
 * early hangs up. A connection that breaks between two lines is a failure with status 0.
 */
export async function* sendForLines<Name extends WriteName>(
  name: Name,
  ...[address, body, sending]: Call<Name>
): AsyncGenerator<AnswerOf<Name>> {
  const response = await reporting(() => write(name, address, body), sending)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (reader === undefined) return
  const next = () => whole(reader.read())
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reporting(next, sending)
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const parsed: AnswerOf<Name> = JSON.parse(line)
        yield parsed
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * One write. Pages that anybody may keep bring no cookie along: the first write asks for the one that it has to repeat.
 * What is shown is old once it is answered, so that of several at once each makes it old at its own end.
 */
export async function write(
  name: WriteName,
  address: object | undefined,
  body: unknown,
  carry?: Carrier
): Promise<Response> {
  if (cookieValue(document.cookie, csrfCookie) === '') await request('GET', '/healthz', undefined, carry)
  const [method = '', path = ''] = name.split(' ')
  try {
    return await request(method, addressOf(path, address), body, carry)
  } finally {
    written.add(name)
    forgetAhead()
  }
}

async function reporting<Answer>(
  call: () => Promise<Answer>,
  { handles = [] }: Sending = {}
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Failure && !handles.includes(error.status)) report(error)
    throw error
  }
}
