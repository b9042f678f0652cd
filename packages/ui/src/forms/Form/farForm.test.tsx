import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { ColorPicker } from '../../panel-forms/ColorPicker/ColorPicker.tsx'
import { EntityPicker } from '../../panel-forms/EntityPicker/EntityPicker.tsx'
import { MeasuresField } from '../../panel-forms/MeasuresField/MeasuresField.tsx'
import { WeekHours } from '../../panel-forms/WeekHours/WeekHours.tsx'
import { sampleEntities } from '../../stories/sampleEntities.ts'
import { catalogues, storyTimeZone } from '../../stories/say.ts'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'

const nothing = () => {}
const artists = sampleEntities('es')
const search = { name: 'artists', label: 'Artistas', options: artists, query: '', onQueryChange: nothing }

// A browser asks each control for its `form`, and does not look at that of the group around it.
test.each<[string, ReactNode]>([
  [
    'EntityPicker',
    <EntityPicker key="one" {...search} form="far" value={artists[0] ?? null} onChange={nothing} />,
  ],
  [
    'EntityPicker of several',
    <EntityPicker key="many" {...search} form="far" multiple value={artists} onChange={nothing} />,
  ],
  [
    'CheckboxGroup',
    <CheckboxGroup
      key="boxes"
      name="needs"
      label="Necesita"
      form="far"
      options={[{ value: 'chair', label: 'Silla' }]}
    />,
  ],
  ['ColorPicker', <ColorPicker key="color" name="color" label="Color" form="far" />],
  [
    'MeasuresField',
    <MeasuresField
      key="measures"
      label="Medidas"
      unit="cm"
      form="far"
      measures={[{ name: 'height', label: 'Alto, cm', value: '81', onChange: nothing }]}
    />,
  ],
  [
    'WeekHours',
    <WeekHours
      key="hours"
      name="hours"
      label="Horario"
      form="far"
      value={[{ weekday: 1, from: '14:00', to: '20:00' }]}
      onChange={nothing}
    />,
  ],
])('%s is sent by the form that it names', (_name, part) => {
  const html = renderToString(
    <IntlProvider locale="es" messages={catalogues.es} timeZone={storyTimeZone}>
      {part}
    </IntlProvider>
  )
  const sent = html.match(/<(input|select|textarea) [^>]*\bname="[^>]*>/g) ?? []
  expect(sent).not.toHaveLength(0)
  for (const control of sent) expect(control).toContain('form="far"')
})
