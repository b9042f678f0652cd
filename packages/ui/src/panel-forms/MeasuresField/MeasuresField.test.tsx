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
  const wrong = [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
    const [, id] = / id="([^"]+)"/.exec(input) ?? []
    const [, message] = /aria-describedby="([^"]+)"/.exec(input) ?? []
    return message === undefined ? [] : [[id, message]]
  })
  expect(wrong).toHaveLength(2)
  for (const [id, message] of wrong) {
    expect(ids).toContain(message)
    expect(message?.startsWith(`${id}`)).toBe(true)
  }
})
