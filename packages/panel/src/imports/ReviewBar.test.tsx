import { ImportCounts } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { ReviewBar } from './ReviewBar.tsx'
import type { ReviewDraft } from './useReviewDraft.ts'

const counts = ImportCounts.parse({ new: 1, changed: 1, unchanged: 0, error: 0, cells: 1, new_artists: 0 })
const draft: ReviewDraft = {
  textOf: () => undefined,
  write: () => undefined,
  chosenFor: () => undefined,
  choose: () => undefined,
  waiting: { cells: 0, names: 0 },
  busy: false,
  message: '',
  reviewAgain: async () => undefined,
  forget: () => undefined,
}

/** The buttons of the bar, in order. */
function offered(failure: string, waiting = draft.waiting): string[] {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={messages}>
      <MemoryRouter>
        <ReviewBar record={{ id: 3, kind: 'works', failure }} counts={counts} draft={{ ...draft, waiting }} />
      </MemoryRouter>
    </IntlProvider>
  )
  const buttons = ['admin.imports.back', 'admin.imports.again'] as const
  return [...buttons.map((id) => messages[id]), 'Importar 2 obras'].filter((text) => html.includes(text))
}

test('what was reviewed is imported', () => {
  expect(offered('')).toEqual(['Volver a columnas', 'Importar 2 obras'])
})

test('a review that no longer holds is done again, and what would be refused is not offered', () => {
  expect(offered('Alguien cambió registros después de la revisión.')).toEqual([
    'Volver a columnas',
    'Revisar de nuevo',
  ])
})

test('rows go by what was written since first', () => {
  expect(offered('', { cells: 1, names: 0 })).toEqual(['Revisar de nuevo'])
})
