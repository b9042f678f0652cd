import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const intls = [createIntl({ locale: 'es', messages: es }), createIntl({ locale: 'en', messages: en })]

test.each([
  [
    'admin.reports.languages',
    { spanish: 1, english: 0 },
    ['Reservó 1 persona en español y 0 en inglés.', '1 person booked in Spanish and 0 in English.'],
  ],
  [
    'admin.reports.figure.line',
    { waiting_offered: 1, waiting_took: 1 },
    ['a 1 se le ofreció lugar, 1 entró', '1 was offered a place, 1 got in'],
  ],
  [
    'admin.reports.figure.line',
    { waiting_offered: 2, waiting_took: 1 },
    ['a 2 se les ofreció lugar, 1 entró', '2 were offered a place, 1 got in'],
  ],
  [
    'admin.works.change.summary',
    { count: 1, rooms: 1 },
    [
      '1 obra, que está en 1 sala abierta. Lo que la sala muestra cambia enseguida, salvo los precios fijos.',
      '1 work, which is in 1 open room. What the room shows changes at once, except fixed prices.',
    ],
  ],
  [
    'admin.works.change.summary',
    { count: 1, rooms: 2 },
    [
      '1 obra, que está en 2 salas abiertas. Lo que las salas muestran cambia enseguida, salvo los precios fijos.',
      '1 work, which is in 2 open rooms. What the rooms show changes at once, except fixed prices.',
    ],
  ],
])('%s is said of one as of one: %o', (id, values, said) => {
  const b = (chunks: readonly unknown[]) => chunks.join('')
  expect(intls.map((intl) => intl.formatMessage({ id }, { ...values, b }))).toEqual(said)
})
