import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

const ofSomebody: readonly Endpoint['right'][] = ['oneself', 'owner', 'ownerOrSuper', 'super']
const named = Object.entries<Endpoint>(endpoints)

test('only what somebody who is signed in makes by a POST is made once, and no upload', () => {
  const others = named.filter(
    ([name, { once, right, reads, upload }]) =>
      once && !(name.startsWith('POST /') && ofSomebody.includes(right) && !reads && !upload)
  )
  expect(others.map(([name]) => name)).toEqual([])
})

/** What makes a record and is known otherwise when it is sent again. */
const knownOtherwise = [
  'POST /api/appointments/byHand',
  'POST /api/messages/:id/answers',
  'POST /api/messages/:id/entries',
  'POST /api/waiting/:id/offer',
  'POST /auth/passkeys',
]

test('what the panel makes is made once', () => {
  const twice = named.filter(
    ([, { created, once, right, upload }]) => created && !once && !upload && ofSomebody.includes(right)
  )
  expect(twice.map(([name]) => name).sort()).toEqual(knownOtherwise)
})
