import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'

const canary = 'canary-outside'
let stage: TestApp

beforeAll(async () => {
  stage = await testApp()
  const { GALLERY_DATA } = stage.env
  await mkdir(join(GALLERY_DATA, 'storage', 'events'), { recursive: true })
  await writeFile(join(GALLERY_DATA, 'secret.jpg'), canary)
  await writeFile(join(GALLERY_DATA, 'storage', 'secret.jpg'), canary)
})
afterAll(() => stage.close())

const ups = ['..', '%2e%2e', '%2E%2E', '.%2e', '%252e%252e', '..%00', '....', '%c0%ae%c0%ae', '..;']
const slashes = ['/', '%2f', '%5c', '\\', '//', '%252f']
const paths = ups.flatMap((up) =>
  slashes.flatMap((slash) => [
    `/storage/events/${up}${slash}secret.jpg`,
    `/storage/events/${up}${slash}${up}${slash}secret.jpg`,
    `/storage/${up}${slash}secret.jpg`,
    `/storage/${up}/secret.jpg`,
  ])
)

test.each([
  ...new Set(paths),
  '/storage/events//etc/passwd',
  '/storage/events/%2fetc%2fpasswd',
  '/storage/events/C:%5cwindows%5cwin.ini',
  '/storage/events/file%3a%2f%2f%2fetc%2fpasswd',
  '/storage/events/secret.jpg%00.png',
  '/storage/__proto__/secret.jpg',
  '/storage/constructor/secret.jpg',
  '/storage/tmp/secret.jpg',
  '/dev/outbox/..%2f..%2fsecret',
  '/dev/outbox/..%2f..%2fsecret/eml',
])('%s leads to no file', async (url) => {
  const response = await stage.app.inject({ url })
  expect([400, 404]).toContain(response.statusCode)
  expect(response.body).not.toContain(canary)
  expect(response.body).not.toContain('root:')
})
