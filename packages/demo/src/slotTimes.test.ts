import { describe, expect, it } from 'vitest'
import { readContent } from './files.ts'
import { slotTimes } from './slotTimes.ts'

const zone = 'America/Argentina/Buenos_Aires'
const rule = {
  event: 'x',
  label_es: '',
  label_en: '',
  weekdays: [1, 3],
  times: ['14:30', '16:30'],
  minutes: 90,
  limit: 8,
  from_day: 0,
  to_day: 7,
  min_slots: 4,
  unavailable: [],
  bookings: [],
}

describe('slotTimes', () => {
  it('gives the times of its weekdays, by day then time, on the clock of the gallery', () => {
    // A Tuesday: Wednesday and the Monday after it.
    expect(slotTimes(rule, '2025-03-11', zone).map(({ start }) => start.toISOString())).toEqual([
      '2025-03-12T17:30:00.000Z',
      '2025-03-12T19:30:00.000Z',
      '2025-03-17T17:30:00.000Z',
      '2025-03-17T19:30:00.000Z',
    ])
  })

  it('counts Sunday as the seventh day', () => {
    const sundays = slotTimes({ ...rule, weekdays: [7], times: ['10:00'] }, '2025-03-11', zone)
    expect(sundays.map(({ start }) => start.toISOString())).toEqual(['2025-03-16T13:00:00.000Z'])
  })

  it.each(['10', '11', '12', '13', '14', '15', '16'])(
    'gives every rule of the demo slots enough when loaded on 2025-03-%s',
    async (day) => {
      const content = await readContent()
      for (const each of content.slots) {
        expect(slotTimes(each, `2025-03-${day}`, zone).length).toBeGreaterThanOrEqual(each.min_slots)
      }
    }
  )
})
