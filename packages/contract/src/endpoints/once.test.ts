import { expect, test } from 'vitest'
import { isOfSomebody } from '../right.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

const named = Object.entries<Endpoint>(endpoints)
const written = named.filter(
  ([name, { right, reads }]) => name.startsWith('POST /') && isOfSomebody(right) && !reads
)

test('only what somebody who is signed in writes by a POST is made once', () => {
  const names = written.map(([name]) => name)
  const others = named.filter(([name, { once }]) => once && !names.includes(name))
  expect(others.map(([name]) => name)).toEqual([])
})

/** What is known by something of its own when it is sent again: a key, a step that is over, what was shown before. */
const knownOtherwise = [
  'POST /api/activity/:id/revert',
  'POST /api/appointments/byHand',
  'POST /api/door',
  'POST /api/imports',
  'POST /api/imports/:id/apply',
  'POST /api/imports/:id/cancel',
  'POST /api/imports/:id/check',
  'POST /api/imports/:id/images',
  'POST /api/imports/:id/undo',
  'POST /api/messages/:id/answers',
  'POST /api/messages/:id/entries',
  'POST /api/waiting/:id/offer',
  'POST /api/works/change',
  'POST /auth/passkeys',
]

/** Files, which are seen where they stand, and deleted there. */
const files = [
  'POST /api/artists/:id/image',
  'POST /api/collections/:id/image',
  'POST /api/events/:id/images',
  'POST /api/items/:id/images',
  'POST /api/slides',
  'POST /api/slides/:id/image',
  'POST /api/texts/images',
  'POST /api/works/:id/images',
]

/** What whoever asks has made or mailed for themselves, in place of what they had. */
const forOneself = [
  'POST /api/appointments/:id/resend',
  'POST /auth/authenticator',
  'POST /auth/passkeys/create',
  'POST /auth/proof/mail',
  'POST /auth/recoveryCodes',
]

/** What is as it was after the first time when it is done again, and writes to nobody twice. */
const sameAgain = [
  'POST /api/appointments/:id/confirm',
  'POST /api/appointments/:id/move',
  'POST /api/appointments/:id/party',
  'POST /api/appointments/:id/restore',
  'POST /api/appointments/holds/free',
  'POST /api/appointments/holds/undo',
  'POST /api/archives/:id/restore',
  'POST /api/artists/:id/image/restore',
  'POST /api/artists/:id/merge',
  'POST /api/artists/:id/restore',
  'POST /api/bin/restore',
  'POST /api/collections/:id/image/restore',
  'POST /api/collections/:id/people/:person/restore',
  'POST /api/collections/:id/restore',
  'POST /api/english/:kind/:id',
  'POST /api/events/:id/images/:image/restore',
  'POST /api/events/:id/restore',
  'POST /api/items/:id/images/:file/restore',
  'POST /api/items/:id/restore',
  'POST /api/ledger/notes/:id/strike',
  'POST /api/mails/:id/giveUp',
  'POST /api/mails/:id/send',
  'POST /api/messages/:id/restore',
  'POST /api/messages/:id/writing',
  'POST /api/messages/many',
  'POST /api/options/english',
  'POST /api/places/:id/restore',
  'POST /api/places/:id/waiting/order',
  'POST /api/places/removals/:id/undo',
  'POST /api/places/remove',
  'POST /api/slides/:id/restore',
  'POST /api/waiting/:id/leave',
  'POST /api/waiting/:id/restore',
  'POST /api/works/:id/conditions/:condition/strike',
  'POST /api/works/:id/holds/:hold/restore',
  'POST /api/works/:id/holds/order',
  'POST /api/works/:id/images/:image/restore',
  'POST /api/works/:id/restore',
  'POST /api/works/change/review',
  'POST /api/works/change/undo',
  'POST /api/works/collect',
  'POST /api/works/delete',
  'POST /api/works/movements/remove',
  'POST /api/works/movements/restore',
  'POST /api/works/publish',
  'POST /api/works/restore',
  'POST /auth/factors/later',
  'POST /auth/factors/proof',
  'POST /auth/logout/all',
  'POST /auth/proof',
]

// Whoever adds an endpoint decides which it is: most make something, write to somebody or add a line, and say `once`.
test('what somebody writes by a POST is made once, or is named here with why it need not be', () => {
  const others = written.filter(([, { once }]) => !once).map(([name]) => name)
  expect(others.sort()).toEqual([...knownOtherwise, ...files, ...forOneself, ...sameAgain].sort())
})
