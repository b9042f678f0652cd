import { endpoints } from '@gallery/contract'
import { expect, test } from 'vitest'
import { ownReads } from './ownReads.ts'

test('every read of what is one’s own is forgotten when somebody else comes in', () => {
  const own = Object.entries(endpoints)
    // A file is saved, not kept.
    .filter(
      ([name, { right }]) => name.startsWith('GET ') && right === 'oneself' && name !== 'GET /auth/export'
    )
    .map(([name]) => name.replace('GET ', ''))
  expect([...ownReads].sort()).toEqual(own.sort())
})
