import { expect, test } from 'vitest'
import { priceHistory } from './priceHistory.ts'

const line = (date: string, price: number | null, more: { currency?: string; struck_at?: string } = {}) => ({
  date,
  price,
  currency: 'USD',
  struck_at: null,
  ...more,
})

test.each([
  ['nothing noted', [], null],
  ['one price', [line('2026-03-02', 100)], { since: '2026-03-02', before: null }],
  [
    'a price that other movements kept',
    [line('2026-05-02', 120), line('2026-04-02', 120), line('2026-03-02', 100)],
    { since: '2026-04-02', before: { price: 100 } },
  ],
  [
    'another currency',
    [line('2026-04-02', 100), line('2026-03-02', 100, { currency: 'ARS' })],
    { since: '2026-04-02', before: { price: 100, currency: 'ARS' } },
  ],
  [
    'a line that was struck through',
    [line('2026-05-02', 90, { struck_at: '2026-05-03T12:00:00Z' }), line('2026-03-02', 100)],
    { since: '2026-03-02', before: null },
  ],
  [
    'a price where there was none',
    [line('2026-04-02', 100), line('2026-03-02', null)],
    { since: '2026-04-02', before: { price: null } },
  ],
])('%s', (_name, movements, told) => {
  if (told === null) expect(priceHistory(movements)).toBeNull()
  else expect(priceHistory(movements)).toMatchObject(told)
})
