import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from './db/db.ts'
import { Refused } from './errors.ts'
import { limitRate, visitorOf } from './rateLimits.ts'
import { rateLimits } from './tables/rateLimits.table.ts'
import { openTestDatabase } from './testing/database.ts'

const start = new Date('2025-03-05T15:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const rate = { max: 3, window: 60_000 }

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:52011', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0::0.0.0.1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::6]:52011', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['[fe80::1%eth0]', 'fe80:0:0:0::/64'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
  ['fe80::1%eth0\n%1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['_hidden', 'unknown'],
  ['[::1', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s asks as %s', (ip, visitor) => {
  expect(visitorOf(ip)).toBe(visitor)
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.delete(rateLimits)
})
afterAll(() => database.close())

async function use(key: string, now: Date): Promise<'fine' | string> {
  try {
    await limitRate(database.db, key, rate, now)
    return 'fine'
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return `${error.status}, again in ${error.extras.headers?.['retry-after']}`
  }
}

test('so many times within the window and no more', async () => {
  for (let time = 0; time < 3; time++) expect(await use('a', after(time * 1_000))).toBe('fine')
  expect(await use('a', after(20_500))).toBe('429, again in 40')
  expect(await use('a', after(59_999))).toBe('429, again in 1')
})

test('a new window begins when the old one is over', async () => {
  for (let time = 0; time < 4; time++) await use('a', start)
  expect(await use('a', after(60_000))).toBe('fine')
})

test('a window that a clock began which had leapt ahead is over once the clock is back', async () => {
  const year = 365 * 24 * 60 * 60_000
  for (let time = 0; time < 4; time++) await use('a', after(year))
  for (let time = 0; time < 3; time++) expect(await use('a', after(time * 1_000))).toBe('fine')
  expect(await use('a', after(20_000))).toBe('429, again in 40')
})

test('of two machines whose clocks differ a little the one behind begins no window anew', async () => {
  for (let time = 0; time < 3; time++) await use('a', after(5_000))
  expect(await use('a', start)).toBe('429, again in 65')
})

test('each key counts for itself', async () => {
  for (let time = 0; time < 4; time++) await use('a', start)
  expect(await use('b', start)).toBe('fine')
})

test('uses at the same moment are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => use('a', start)))
  expect(answers.filter((answer) => answer === 'fine')).toHaveLength(3)
})

test('windows that are over do not pile up', async () => {
  for (let visitor = 0; visitor < 10; visitor++) await use(`visitor ${visitor}`, start)
  await use('later', after(120_000))
  expect(await database.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'later' }])
})

test('nor do those that a clock began which had leapt ahead', async () => {
  for (let visitor = 0; visitor < 10; visitor++) await use(`visitor ${visitor}`, after(3 * 24 * 60 * 60_000))
  await use('later', start)
  expect(await database.db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'later' }])
})
