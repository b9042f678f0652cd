import kit from '@gallery/ui/messages/admin/es'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import messages from '../language/es.json' with { type: 'json' }
import { useEventFieldLabel } from './useEventFieldLabel.ts'

function Label({ field }: { field: string }) {
  return useEventFieldLabel({ images: [{ id: 3 }, { id: 4 }] })(field)
}

test.each([
  ['title_es', 'Título (es)'],
  ['rights', 'Derechos'],
  ['image_3_description_en', 'Descripción de la imagen 1 (en)'],
  ['image_4_rights', 'Derechos de la imagen 2'],
  ['image_4_rights_note_es', 'Palabras sobre los derechos de la imagen 2 (es)'],
])('%s is %s', (field, label) => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="es" messages={{ ...kit, ...messages }}>
      <Label field={field} />
    </IntlProvider>
  )
  expect(html).toBe(label)
})
