import type { ActivityChange } from '@gallery/contract'
import kit from '@gallery/ui/messages/admin/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { type TakenBack, useTakenBack } from './useTakenBack.ts'

const record = {
  kind: 'work',
  id: '7',
  label_es: 'Umbral',
  label_en: 'Threshold',
  path: null,
  binned: false,
} as const

/** What is asked about an entry with these changes. */
function asked(changes: ActivityChange[]): TakenBack[] {
  const found: TakenBack[] = []
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <Ask changes={changes} onAnswer={(answer) => found.push(...answer)} />
    </IntlProvider>
  )
  return found
}

interface Asking {
  changes: ActivityChange[]
  onAnswer: (asked: TakenBack[]) => void
}

function Ask({ changes, onAnswer }: Asking) {
  onAnswer(useTakenBack()({ record, changes }))
  return null
}

const line = { field: 'movements.4', part: 'movements', subject: null, what: 'added', before: null } as const
const hold = { part: 'holds', name: null, before: null, after: null } as const

test('a line of the ledger that was added is asked about as a whole, with what goes', () => {
  const [movement, ...others] = asked([
    { ...line, name: 'status', after: 'Vendida' },
    { ...line, name: 'owner', after: 'Marta Gil' },
    { ...line, name: 'price', after: 4500 },
    { ...line, name: 'currency', after: 'USD' },
    { ...line, name: 'date', after: '2026-03-05' },
    { ...hold, field: 'holds.1', subject: 'Marta Gil', what: 'removed' },
  ])
  expect(movement).toEqual({
    field: 'movements.4',
    label: 'Movimiento (se sumó)',
    hint: 'Se quita: Vendida, Marta Gil, USD\u00a04.500, Fecha: 5 de marzo de 2026',
  })
  expect(others).toEqual([{ field: 'holds.1', label: 'Reserva de la obra (se quitó)', hint: 'Marta Gil' }])
})

test('a part that came is asked about with what it is called, and without a name with nothing', () => {
  expect(asked([{ ...hold, field: 'holds.1', subject: 'Marta Gil', what: 'added' }])).toEqual([
    { field: 'holds.1', label: 'Reserva de la obra (se sumó)', hint: 'Se quita: Marta Gil' },
  ])
  expect(asked([{ ...hold, field: 'holds.1', subject: null, what: 'added' }])[0]?.hint).toBeUndefined()
})

test('a field is asked about with what it was, and with nothing where it was empty', () => {
  const field = { part: null, subject: null, what: 'changed' } as const
  expect(
    asked([
      { ...field, field: 'code', name: 'code', before: 'A-1', after: 'A-2' },
      { ...field, field: 'series', name: 'series', before: '', after: 'Sola' },
    ])
  ).toEqual([
    { field: 'code', label: 'Código', hint: 'A-1' },
    { field: 'series', label: 'Serie', hint: undefined },
  ])
})
