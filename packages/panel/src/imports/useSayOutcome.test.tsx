import type { ImportDetail } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useSayOutcome } from './useSayOutcome.ts'

type Outcome = Pick<ImportDetail, 'state' | 'counts' | 'kept' | 'failure'>

const none = { new_artists: 0, new_collections: 0, new_archives: 0 }
const counts = { ...none, new: 2, changed: 0, unchanged: 1, error: 0, cells: 0 }
const applied: Outcome = { state: 'applied', counts, kept: 0, failure: '' }

function Said({ record }: { record: Outcome }) {
  return useSayOutcome()(record)
}

const said = (record: Outcome) =>
  renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <Said record={record} />
    </IntlProvider>
  )

test('what became of an import is said in one go: how it stands and what it wrote', () => {
  expect(said(applied)).toBe('Aplicada: 2 nuevas, 0 cambiadas, 1 igual, 0 con error')
  expect(said({ ...applied, state: 'draft', counts: null })).toBe('Sin revisar')
})

test('whether it was taken back, and what stays because somebody edited it since', () => {
  const undone: Outcome = { ...applied, state: 'undone', kept: 1 }
  expect(said(undone)).toMatch(/^Deshecha: .*\. Un registro se editó después y se conserva:$/)
  expect(said({ ...undone, state: 'applied' })).toMatch(/^Aplicada: .*deshacer perdería ese cambio:$/)
})

test('of one that failed why', () => {
  expect(said({ ...applied, failure: 'No se pudo leer.' })).toBe('No se pudo leer.')
})
