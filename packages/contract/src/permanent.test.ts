import { expect, test } from 'vitest'
import { permanentPath, permanentRecord } from './permanent.ts'

test.each([
  ['work', '/id/w12'],
  ['item', '/id/i12'],
  ['event', '/id/e12'],
  ['artist', '/id/p12'],
  ['archive', '/id/a12'],
] as const)('a record of the kind %s stands at %s', (kind, path) => {
  expect(permanentPath({ kind, id: 12 })).toBe(path)
  expect(permanentRecord(path.slice('/id/'.length))).toEqual({ kind, id: 12 })
})

test.each(['', 'w', 'w0', 'w012', 'x12', '12', 'W12', 'w1.5', 'w12/', 'constructor'])(
  '“%s” names nothing',
  (name) => {
    expect(permanentRecord(name)).toBeUndefined()
  }
)
