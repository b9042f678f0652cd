import { ImportMap } from '@gallery/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import en from '../language/en.json' with { type: 'json' }
import es from '../language/es.json' with { type: 'json' }
import { LeftColumns } from './LeftColumns.tsx'

const messages = { es, en }
const column = (name: string, filled = 3) => ({ name, filled, samples: [] })

function said(names: readonly string[], language: 'es' | 'en' = 'es'): string {
  const record = {
    columns: [column('Obra'), column('Vacía', 0), ...names.map((name) => column(name))],
    map: ImportMap.parse({ fields: { title_es: 'Obra' } }),
  }
  return renderToStaticMarkup(
    <IntlProvider locale={language} messages={messages[language]}>
      <MemoryRouter initialEntries={['/es/admin/imports/3?step=review&state=new&p=2']}>
        <LeftColumns record={record} />
      </MemoryRouter>
    </IntlProvider>
  )
}
const words = (html: string) => html.replace(/<[^>]+>/g, '')

test('columns with data that go nowhere are named, with the way to where they are sent', () => {
  const html = said(['Nro inv.', 'Tec.'])
  expect(words(html)).toBe('2 columnas con datos no se importan: Nro inv., Tec. · Ver columnas')
  expect(html).toContain('href="/es/admin/imports/3?step=columns"')
  expect(words(said(['Tec.']))).toBe('1 columna con datos no se importa: Tec. · Ver columnas')
  expect(words(said(['Tec.'], 'en'))).toBe('1 column with data is not imported: Tec. · See columns')
})

test('of many the first are named', () => {
  expect(words(said(['A', 'B', 'C', 'D', 'E', 'F', 'G'], 'en'))).toBe(
    '7 columns with data are not imported: A, B, C, D, E… · See columns'
  )
})

test('where all that has data is imported nothing is said', () => {
  expect(said([])).toBe('')
})
