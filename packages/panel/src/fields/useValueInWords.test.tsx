import kit from '@gallery/ui/messages/admin/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useValueInWords } from './useValueInWords.ts'

function InWords({ value, field }: { value: unknown; field: string | null }) {
  return useValueInWords()(value, field)
}

test.each<[field: string | null, value: unknown, words: string]>([
  ['needs', ['wheelchair', 'guideDog'], 'Silla de ruedas, Perro guía'],
  ['needs', [], ''],
  ['rights', 'UND', 'Derechos de autor sin determinar'],
  ['image_3_rights', 'UND', 'Derechos de autor sin determinar'],
  ['code', 'UND', 'UND'],
  ['kind', 'exhibition', 'Muestra'],
  ['color', 'red', 'Rojo'],
  ['series', 'red', 'red'],
  ['status', 'Vendida', 'Vendida'],
  ['prices', 'none', 'Sin precio'],
  ['language', 'en', 'Inglés'],
  ['public', true, 'sí'],
  ['price', 1_200_000, '1.200.000'],
  ['year', 1987, '1987'],
  ['height', 47.25, '47,25'],
  ['from', '2026-11-29', '29 de noviembre de 2026'],
  ['date_edtf', '1949-05-03', '1949-05-03'],
  ['title_es', '1966-01-04', '1966-01-04'],
  ['artists', [{ id: 3, display: 'Lidia Brandariz' }], 'Lidia Brandariz'],
  ['works', [{ id: 3, title_es: 'Escondida', title_en: 'Hidden' }], 'Escondida'],
  [null, { es: 'Escondida', en: 'Hidden' }, 'Escondida'],
  ['reminder', null, ''],
])('of %s %j is told as "%s"', (field, value, words) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <InWords value={value} field={field} />
    </IntlProvider>
  )
  expect(html).toBe(words)
})
