import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { catalogues } from '../../stories/say.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

const html = renderToString(
  <IntlProvider locale="es" messages={catalogues.es}>
    <RichTextEditor name="history" label="Historia" defaultValue="<p>La <strong>esquina</strong></p>" />
  </IntlProvider>
)

describe('the HTML of the server', () => {
  it('shows the text, and sends it, before the editor is there', () => {
    expect(html).toContain('<p>La <strong>esquina</strong></p>')
    expect(html).toMatch(/<input type="hidden" name="history" value="&lt;p&gt;La/)
    expect(html).toContain('2 palabras')
  })

  it('has no style attribute, which a strict content security policy refuses', () => {
    expect(html).not.toMatch(/ style=/)
  })
})
