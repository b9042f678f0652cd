import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { Form } from '../../forms/Form/Form.tsx'
import { MeasuresField } from './MeasuresField.tsx'

it('two on a page have ids of their own, each message that of its number', () => {
  const field = (
    <MeasuresField
      label="Medidas"
      unit="cm"
      measures={['height', 'width'].map((name) => ({ name, label: name, value: '', onChange() {} }))}
    />
  )
  const html = renderToStaticMarkup(
    <IntlProvider locale="es">
      <Form errors={{ width: 'Tiene que ser un número.' }}>
        {field}
        {field}
      </Form>
    </IntlProvider>
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
  for (const [, id] of html.matchAll(/aria-describedby="([^"]+)"/g)) expect(ids).toContain(id)
})
