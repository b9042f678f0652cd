import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'

/** Headers of which two, that say different things, have fooled servers or what stands before them. */
const doubled = [
  ['host', 'localhost', 'evil.example'],
  ['content-length', '2', '3'],
  ['content-length', '2', '2'],
  ['transfer-encoding', 'chunked', 'identity'],
  ['content-type', 'application/json', 'multipart/form-data; boundary=x'],
  ['cookie', 'gallery_session=x', 'gallery_session=y; XSRF-TOKEN=z'],
  ['x-xsrf-token', 'a', 'b'],
  ['x-requested-with', 'XMLHttpRequest', ''],
  ['origin', 'http://localhost', 'http://evil.example'],
  ['sec-fetch-site', 'same-origin', 'cross-site'],
  ['x-forwarded-for', '203.0.113.9', '127.0.0.1, 10.0.0.1'],
  ['x-forwarded-host', 'a.example', 'b.example'],
  ['if-none-match', '*', 'W/"x"'],
  ['if-range', '"a"', '"b"'],
  ['range', 'bytes=0-1', 'bytes=5-'],
  ['accept', '*/*', 'x/y'],
  ['accept-language', 'es', 'en'],
  ['accept-encoding', 'br', 'identity;q=0'],
  ['user-agent', 'a', 'b'],
  ['referer', 'http://localhost/es', 'http://evil.example/en'],
  ['expect', '100-continue', '200-ok'],
  ['connection', 'close', 'upgrade'],
  ['upgrade', 'websocket', 'h2c'],
] as const

/** Some of the pairs, whose second is sent after the first. */
export const doubledHeaders = fc.uniqueArray(fc.constantFrom(...doubled), { minLength: 1, maxLength: 4 })

/**
 * Sends a request with headers that stand in it twice, as bytes, since no client would.
 *
 * @returns the first line of the answer; empty when the server hung up without a word
 */
export async function sendDoubled(
  port: number,
  { method, url }: { method: string; url: string },
  pairs: readonly (readonly [name: string, one: string, other: string])[]
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // What a server that answers early makes of the rest of our words is its own affair.
  socket.on('error', () => undefined)
  const lines = pairs.flatMap(([name, one, other]) => [`${name}: ${one}`, `${name}: ${other}`])
  const host = pairs.some(([name]) => name === 'host') ? [] : ['host: localhost']
  const close = pairs.some(([name]) => name === 'connection') ? [] : ['connection: close']
  // Nothing more will come: a server that was promised more does not wait for it.
  socket.end([`${method} ${url} HTTP/1.1`, ...host, ...close, ...lines, '', '{}'].join('\r\n'))
  socket.setTimeout(2_000, () => socket.destroy())
  const answer = await text(socket).catch(() => '')
  return answer.split('\r\n', 1)[0] ?? ''
}
