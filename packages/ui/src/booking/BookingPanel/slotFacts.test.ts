import { expect, test } from 'vitest'
import { slotFacts } from './slotFacts.ts'

const slot = (start: string, end: string, limit: number, note?: string) => ({
  id: start,
  start: `2026-11-19T${start}:00.000Z`,
  end: `2026-11-19T${end}:00.000Z`,
  limit,
  count: 0,
  unavailable: false,
  note,
})

test.each([
  ['nothing of no slots', [], {}],
  [
    'what all share',
    [slot('15:00', '15:45', 12, 'Visita guiada'), slot('16:00', '16:45', 12, 'Visita guiada')],
    { note: 'Visita guiada', minutes: 45, limit: 12 },
  ],
  [
    'the language of a note that all share',
    [
      { ...slot('15:00', '15:45', 0, 'Visite'), noteLang: 'fr' },
      { ...slot('16:00', '16:45', 0, 'Visite'), noteLang: 'fr' },
    ],
    { note: 'Visite', noteLang: 'fr', minutes: 45 },
  ],
  [
    'no language without a note',
    [
      { ...slot('15:00', '15:45', 0, 'Visite'), noteLang: 'fr' },
      { ...slot('16:00', '16:45', 0, 'Atelier'), noteLang: 'fr' },
    ],
    { minutes: 45 },
  ],
  [
    'not what differs',
    [slot('15:00', '15:45', 12, 'Visita guiada'), slot('16:00', '17:00', 12, 'Taller')],
    { limit: 12 },
  ],
  ['no empty note and no limit of nobody', [slot('15:00', '15:45', 0, '')], { minutes: 45 }],
])('the facts of a day: %s', (_name, slots, facts) => expect(slotFacts(slots)).toEqual(facts))
