import { ajaxHeader, csrfCookie, csrfHeader, languageOf, userHeader } from '@gallery/contract/plain'
import { connection } from './connection.ts'
import { brokenOff, Failure, failureOf } from './failure.ts'
import { pageOwner } from './pageOwner.ts'
import { counted } from './pending.ts'
import { askForProof, isUnproven } from './proof.ts'

/** What carries a call: `fetch`, or what tells more of it on its way. It rejects with a `DOMException` when it was ended. */
export type Carrier = (path: string, init: RequestInit) => Promise<Response>

/**
 * One call of the browser to the server: credentials, the AJAX header and the CSRF header always travel, whose the page
 * is, and its language, in which the server answers (docs/product.md, Writes and cookies). A body is a form, or what JSON says.
 * Resolves with a successful answer, else throws a `Failure`. Where the server wants to know first that it is still the
 * same person, they are asked, and the call is made again.
 */
export async function request(
  method: string,
  path: string,
  body?: unknown,
  carry: Carrier = fetch
): Promise<Response> {
  try {
    return await call(method, path, body, carry)
  } catch (error) {
    const isAsked = error instanceof Failure && isUnproven(error)
    if (!isAsked || !(await askForProof())) throw error
    return request(method, path, body, carry)
  }
}

async function call(method: string, path: string, body: unknown, carry: Carrier): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json, text/plain',
    'accept-language': languageOf(location.pathname) ?? document.documentElement.lang,
    [ajaxHeader]: 'XMLHttpRequest',
    [csrfHeader]: cookieValue(document.cookie, csrfCookie),
  })
  if (pageOwner.id) headers.set(userHeader, String(pageOwner.id))
  const init: RequestInit = { method, headers, credentials: 'same-origin' }
  if (body instanceof FormData) init.body = body
  else if (body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(body)
  }
  const asked = performance.now()
  return counted(async () => {
    const response = await carry(path, init).catch(brokenOff)
    connection.answered()
    if (!response.ok) throw await failureOf(response, asked)
    return response
  })
}

/** The value of a cookie among those of `document.cookie`; empty when it is not there. */
export function cookieValue(cookies: string, name: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : ''
}
