import type { WorkRow } from '@gallery/contract'
import kit from '@gallery/ui/messages/admin/es'
import visitors from '@gallery/ui/messages/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useWorkColumns } from './useWorkColumns.tsx'
import type { ShownWork } from './useWorkRows.ts'

const row: WorkRow = {
  id: 3,
  hash: 'abc123def456',
  title_es: 'Patio',
  title_en: '',
  year: 1950,
  year_text: '',
  date_words: null,
  technique: '',
  technique_en: '',
  height: null,
  width: null,
  depth: null,
  size_text: '',
  artist: null,
  img: null,
  code: '',
  public: true,
  last_movement: null,
  sold: false,
  hold: null,
  updated_at: '2025-01-01T12:00:00Z',
}

const nothing = () => undefined

function Cell({ work, column }: { work: ShownWork; column: string }) {
  const columns = useWorkColumns({ publish: nothing, move: nothing, onDetails: nothing })
  return columns.find(({ id }) => id === column)?.cell(work)
}

/** What is said of a work in a column, as an alert. */
function alertIn(column: string, work: ShownWork): string | undefined {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...visitors, ...kit, ...messages }}>
      <Cell work={work} column={column} />
    </IntlProvider>
  )
  return /role="alert"[^>]*>([^<]*)/.exec(html)?.[1]
}

test.each([
  ['public', 'Error intentando la acción'],
  ['status', 'No se guardó'],
] as const)('when the %s of a work was not saved, its column says "%s"', (failed, said) => {
  expect(alertIn(failed, { ...row, failed })).toBe(said)
  expect(alertIn(failed, row)).toBeUndefined()
})
