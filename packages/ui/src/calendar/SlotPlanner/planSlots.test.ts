import { describe, expect, test } from 'vitest'
import { type ExistingSlot, newSlots, plannedWeekdays, planSlots } from './planSlots.ts'
import { ruleHours, ruleProblems, type SlotRule } from './slotRule.ts'

const zone = 'America/Argentina/Buenos_Aires'
const rule: SlotRule = {
  weekdays: [2, 3],
  from: '2026-11-24',
  to: '2026-12-02',
  pattern: 'every',
  first: '15:00',
  last: '16:30',
  every: 60,
  hours: '',
  duration: 45,
  limit: 12,
}
const week = [1, 2, 3, 4, 5]
const empty = { existing: [], closedDays: [], timeZone: zone }

/** The slots by day, hour and state. */
const shown = (given: Partial<SlotRule>, existing: ExistingSlot[] = [], closed: string[] = []) =>
  planSlots({ ...rule, ...given }, week, {
    ...empty,
    existing,
    closedDays: closed.map((day) => ({ day, why: 'closure' as const })),
  })
    .flatMap((day) => day.slots)
    .map((slot) => `${slot.key.slice(5)} ${slot.state}`)

const slot = (start: string, end: string, more: Partial<ExistingSlot> = {}): ExistingSlot => ({
  id: start,
  start: `2026-11-24T${start}:00-03:00`,
  end: `2026-11-24T${end}:00-03:00`,
  count: 0,
  ...more,
})

describe('the hours of a day', () => {
  test.each<[string, Partial<SlotRule>, string[]]>([
    ['every hour, the last not after its limit', {}, ['15:00', '16:00']],
    ['the last one counts', { last: '17:00' }, ['15:00', '16:00', '17:00']],
    ['one alone', { last: '15:00' }, ['15:00']],
    ['half hours', { every: 30, last: '16:00' }, ['15:00', '15:30', '16:00']],
    [
      'of their own, in order and once',
      { pattern: 'hours', hours: '16:00, 9:30; 16:00' },
      ['09:30', '16:00'],
    ],
    ['none backwards', { last: '14:00' }, []],
    ['none without minutes', { every: Number.NaN }, []],
  ])('%s', (_name, given, hours) => {
    expect(ruleHours({ ...rule, ...given })).toEqual(hours)
  })
})

describe('what is wrong with a rule', () => {
  test.each<[string, Partial<SlotRule>, object]>([
    ['nothing', {}, {}],
    ['no weekday', { weekdays: [] }, { weekdays: 'weekdays' }],
    ['no day', { from: '2026-02-30' }, { from: 'day' }],
    ['days backwards', { to: '2026-11-23' }, { to: 'order' }],
    ['one day is enough', { to: '2026-11-24' }, {}],
    ['more than a year', { to: '2027-11-25' }, { to: 'span' }],
    ['no hour', { first: '25:00' }, { first: 'hour' }],
    ['hours backwards', { last: '14:00' }, { last: 'hourOrder' }],
    ['too often', { every: 0 }, { every: 'minutes' }],
    ['too short', { duration: Number.NaN }, { duration: 'minutes' }],
    ['for nobody', { limit: 0 }, { limit: 'places' }],
    ['no hours of their own', { pattern: 'hours' }, { hours: 'hours' }],
    ['an hour that is none', { pattern: 'hours', hours: '10:00, tarde' }, { hours: 'hours' }],
    ['the other pattern does not count', { pattern: 'hours', hours: '10:00', first: '' }, {}],
  ])('%s', (_name, given, problems) => {
    expect(ruleProblems({ ...rule, ...given })).toEqual(problems)
  })
})

describe('a plan', () => {
  test('shows the open weekdays of every week it touches', () => {
    const days = planSlots(rule, week, empty)
    expect(days.map(({ day }) => day.slice(5))).toEqual([
      ...['11-23', '11-24', '11-25', '11-26', '11-27'],
      ...['11-30', '12-01', '12-02', '12-03', '12-04'],
    ])
    expect(days.filter(({ inRule }) => inRule).map(({ day }) => day.slice(5))).toEqual([
      '11-24',
      '11-25',
      '12-01',
      '12-02',
    ])
  })

  test('a range that begins on a Sunday touches the week before it', () => {
    expect(planSlots({ ...rule, from: '2026-11-29' }, week, empty)[0]?.day).toBe('2026-11-23')
  })

  test('shows a weekday of the rule on which the gallery is closed', () => {
    expect(plannedWeekdays({ ...rule, weekdays: [6, 3] }, week)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('opens a closed day on purpose, and says so of its slots', () => {
    const [saturday, sunday] = ['2026-11-28', '2026-11-29']
    const days = planSlots({ ...rule, weekdays: [6, 7], last: '15:00' }, [6, 7], {
      ...empty,
      closedDays: [saturday, sunday].map((day) => ({ day, why: 'weekday' as const })),
      forced: new Set([saturday]),
    })
    expect(newSlots(days, new Set(), 12)).toEqual([
      { start: `${saturday}T18:00:00.000Z`, end: `${saturday}T18:45:00.000Z`, limit: 12, openAnyway: true },
    ])
  })

  test('has no days when the rule is wrong', () => {
    expect(planSlots({ ...rule, weekdays: [] }, week, empty)).toEqual([])
  })

  const oneDay = { to: '2026-11-24' }
  test.each<[string, ExistingSlot[], string[], string[]]>([
    ['nothing in the way', [], [], ['11-24T15:00 new', '11-24T16:00 new']],
    ['the same slot', [slot('15:00', '15:45')], [], ['11-24T15:00 exists', '11-24T16:00 new']],
    [
      'another event at the same hour',
      [slot('15:00', '15:45', { title: 'Charla' })],
      [],
      ['11-24T15:00 overlaps', '11-24T16:00 new'],
    ],
    [
      'a slot that crosses two',
      [slot('15:30', '16:15')],
      [],
      ['11-24T15:00 overlaps', '11-24T16:00 overlaps'],
    ],
    ['one right after another', [slot('15:45', '16:00')], [], ['11-24T15:00 new', '11-24T16:00 new']],
    ['a closed day', [slot('15:00', '15:45')], ['2026-11-24'], ['11-24T15:00 closed', '11-24T16:00 closed']],
  ])('%s', (_name, existing, closed, expected) => {
    expect(shown(oneDay, existing, closed)).toEqual(expected)
  })

  test.each([
    ['Buenos Aires', zone, '2026-11-24', '2026-11-24T18:00:00.000Z'],
    ['Madrid in winter', 'Europe/Madrid', '2026-11-24', '2026-11-24T14:00:00.000Z'],
    ['Madrid in summer', 'Europe/Madrid', '2026-06-30', '2026-06-30T13:00:00.000Z'],
  ])('says hours by the clock of %s', (_name, timeZone, day, start) => {
    const [first] = planSlots({ ...rule, from: day, to: day }, week, {
      ...empty,
      timeZone,
    }).flatMap(({ slots }) => slots)
    expect(first?.start).toBe(start)
  })
})

describe('what is created', () => {
  const existing = [
    slot('15:00', '15:45'),
    slot('16:00', '16:45', { count: 4 }),
    slot('17:30', '18:30', { title: 'Visita' }),
  ]
  const days = planSlots({ ...rule, to: '2026-11-24', last: '18:00' }, week, { ...empty, existing })
  const hours = (toggled: string[]) =>
    newSlots(days, new Set(toggled.map((hour) => `2026-11-24T${hour}`)), 12).map(
      ({ start, replaces }) => `${start.slice(11, 16)}${replaces === undefined ? '' : ` for ${replaces}`}`
    )

  test.each<[string, string[], string[]]>([
    ['what nothing stands against', [], []],
    ['what is in conflict, when taken in', ['17:00', '18:00'], ['20:00', '21:00']],
    ['an empty one in the place of another', ['15:00'], ['18:00 for 15:00']],
    ['never over bookings', ['16:00'], []],
  ])('%s', (_name, toggled, expected) => {
    expect(hours(toggled)).toEqual(expected)
  })

  test('not what was taken out', () => {
    const free = planSlots({ ...rule, to: '2026-11-24' }, week, empty)
    expect(newSlots(free, new Set(['2026-11-24T15:00']), 8)).toEqual([
      { start: '2026-11-24T19:00:00.000Z', end: '2026-11-24T19:45:00.000Z', limit: 8 },
    ])
  })
})
