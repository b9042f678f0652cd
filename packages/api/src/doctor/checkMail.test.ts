import { createServer, type Server } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '../env/env.ts'
import { certificate } from '../testing/certificate.ts'
import { checkMail } from './checkMail.ts'

let server: Server
let port: number
beforeAll(async () => {
  server = createServer(certificate, (socket) => socket.on('error', () => {}))
  server.on('tlsClientError', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = z.object({ port: z.number() }).parse(server.address()).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('where the certificate is what is wrong, the advice is about that', async () => {
  const found = await checkMail(readEnv({ SMTP_URL: `smtps://127.0.0.1:${port}` }))
  expect(found).toMatchObject({ state: 'bad', says: expect.stringContaining('self-signed certificate') })
  expect(found.todo).toMatch(/certificate.*NODE_EXTRA_CA_CERTS/)
})

test('else it is about the address and the login', async () => {
  const found = await checkMail(readEnv({ SMTP_URL: 'smtp://127.0.0.1:1' }))
  expect(found.todo).toMatch(/^Look at SMTP_URL/)
})
