import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../stories/say.ts'
import { FormContext } from '../Form/FormContext.ts'
import { ImageField } from '../ImageField/ImageField.tsx'
import { Stepper } from '../Stepper/Stepper.tsx'
import { Field, useField } from './Field.tsx'

interface Said {
  hint?: ReactNode
  told?: ReactNode
}

/** A field of one's own, as the kit's are made. */
function OwnField({ hint, told }: Said) {
  const field = useField('title', hint, { id: 'title' }, told)
  return (
    <Field field={field} label="Título" hint={hint}>
      <input {...field.control} />
    </Field>
  )
}

function html(part: ReactNode, errors: Record<string, string> = {}): string {
  return renderToString(
    <IntlProvider locale="es" messages={catalogues.es}>
      <FormContext value={{ errors, blocked: false, busy: false, changed: [] }}>{part}</FormContext>
    </IntlProvider>
  )
}

describe('what a field says', () => {
  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['null', null],
    ['a condition that does not hold', false],
  ])('of %s there is no help and no error', (_name, said) => {
    expect(html(<OwnField hint={said} told={said} />)).toBe(html(<OwnField />))
    expect(html(<OwnField hint={said} told={said} />)).not.toMatch(/<p|aria-describedby|data-invalid/)
  })

  test('is its help and its error, to which the control is tied', () => {
    const said = html(<OwnField hint="Como figura." told="Falta el título." />)
    expect(said).toContain('aria-invalid="true" aria-describedby="title-error title-hint"')
    expect(said).toMatch(/<p id="title-hint"[^>]*>Como figura\.<\/p><p id="title-error"[^>]*>Falta/)
  })

  test('is what the form says where the field itself is told nothing', () => {
    expect(html(<OwnField told="" />, { title: 'Ya existe.' })).toContain('Ya existe.')
  })

  test('is what a part says by itself where the page says nothing', () => {
    expect(html(<Stepper name="people" label="Personas" max={6} value={8} error="" />)).toContain('De 1 a 6')
    const image = html(<ImageField name="portrait" label="Retrato" hint={false} />)
    expect(image).toBe(html(<ImageField name="portrait" label="Retrato" />))
  })
})
