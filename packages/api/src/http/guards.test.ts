import type { CurrentUser } from '@gallery/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerError } from '../errorHandler.ts'
import { languagePlugin } from '../language.ts'
import { requireSuper, requireUser } from './guards.ts'

const visitor: CurrentUser = {
  id: 1,
  display: 'martina',
  email: 'martina@example.com',
  first_name: '',
  last_name: '',
  phone: '',
  super: false,
  awaits: null,
}

/** What a guarded route answers to somebody. */
async function statusFor(
  guard: typeof requireUser | typeof requireSuper,
  user: CurrentUser | null
): Promise<number> {
  const app = Fastify()
  app.setErrorHandler(answerError)
  await app.register(languagePlugin)
  app.decorateRequest('user', null)
  app.addHook('onRequest', async (request) => {
    request.user = user
  })
  app.get('/', { onRequest: guard }, async () => 'open')
  const { statusCode } = await app.inject('/')
  await app.close()
  return statusCode
}

describe('guards', () => {
  it.each([
    ['requireUser', requireUser, null, 401],
    ['requireUser', requireUser, visitor, 200],
    ['requireSuper', requireSuper, null, 401],
    ['requireSuper', requireSuper, visitor, 403],
    ['requireSuper', requireSuper, { ...visitor, super: true }, 200],
  ] as const)('%s', async (_name, guard, user, status) => {
    expect(await statusFor(guard, user)).toBe(status)
  })
})
