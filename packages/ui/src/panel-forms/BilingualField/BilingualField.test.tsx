import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../stories/say.ts'
import { BilingualField } from './BilingualField.tsx'

const languages = [
  { language: 'es', label: 'Español' },
  { language: 'ar', label: 'العربية' },
]

describe('the HTML of the server', () => {
  test.each([
    ['line', 'input'],
    ['area', 'textarea'],
    ['rich', 'div'],
  ] as const)('has a text of kind %s in the direction of its language', (kind, element) => {
    const html = renderToString(
      <IntlProvider locale="es" messages={catalogues.es}>
        <BilingualField
          name="title"
          label="Título"
          kind={kind}
          languages={languages}
          defaultValue={{ es: 'La línea.', ar: 'الخط.' }}
        />
      </IntlProvider>
    )
    const written = html.match(new RegExp(`<${element} [^>]*\\blang="[^>]*>`, 'g')) ?? []
    expect(written.map((each) => each.match(/lang="\w+" dir="\w+"/)?.[0])).toEqual([
      'lang="es" dir="ltr"',
      'lang="ar" dir="rtl"',
    ])
  })
})
