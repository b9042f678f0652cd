import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { whyNotListening } from './listening.ts'

/** What the machine says of an address that cannot be listened at. */
async function faultOf(host: string, port: number): Promise<unknown> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', resolve)
    server.listen({ host, port }, () => server.close(() => reject(new Error('It listens'))))
  })
}

test.each([
  ['a host that cannot be found', 'nobody.invalid', /^HOST is “nobody\.invalid”, and no address/],
  ['a host that is not of this machine', '192.0.2.1', /^HOST is “192\.0\.2\.1”, which is no address of this/],
])('names %s', async (_what, host, sentence) => {
  expect(whyNotListening(await faultOf(host, 0), { host, port: 3000 })).toMatch(sentence)
})

const coded = (code: string) => Object.assign(new Error('listen'), { code })

test.each([
  ['EADDRINUSE', 'Port 81 is in use by another program'],
  ['EACCES', 'Port 81 may not be opened by this user: choose one from 1024 on with PORT'],
])('names the port of %s', (code, sentence) => {
  expect(whyNotListening(coded(code), { host: 'localhost', port: 81 })).toContain(sentence)
})

test('leaves what is no fault of these as it is', () => {
  expect(whyNotListening(coded('EMFILE'), { host: 'localhost', port: 81 })).toBeUndefined()
})
