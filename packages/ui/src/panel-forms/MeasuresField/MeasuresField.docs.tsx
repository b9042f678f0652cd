import { TextField } from '../../forms/TextField/TextField.tsx'
import { InPlaceContext } from '../../private/inPlace.ts'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { MeasuresField } from './MeasuresField.tsx'

/** What a field that is only looked at does: nothing. */
const nothing = () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Números que se leen como uno, tal como los dice la ficha de una obra: 81 × 55 × 3 cm. Dibuja `<fieldset>`.',
  use: [
    {
      es: 'Entre los datos de una `RecordSheet`, para las medidas de una obra.',
      en: 'Among the facts of a `RecordSheet`, for the size of a work.',
    },
  ],
  instead: [
    {
      component: 'TextField',
      when: {
        es: 'uno por número, donde se crea algo nuevo.',
        en: 'one for each number, where something new is made.',
      },
    },
  ],
  code: (t) => `import { type Measure, MeasuresField } from '@gallery/ui/admin'

interface WorkSizeProps {
  height: Pick<Measure, 'value' | 'onChange'>
  width: Pick<Measure, 'value' | 'onChange'>
}

export function WorkSize({ height, width }: WorkSizeProps) {
  return (
    <MeasuresField
      label="${t('Medidas', 'Size')}"
      unit="cm"
      measures={[
        { name: 'height', label: '${t('Alto, cm', 'Height, cm')}', ...height },
        { name: 'width', label: '${t('Ancho, cm', 'Width, cm')}', ...width },
      ]}
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <InPlaceContext value="fact">
            <MeasuresField
              label={t('Medidas', 'Size')}
              unit="cm"
              measures={[
                { name: 'do-height', label: t('Alto, cm', 'Height, cm'), value: '81', onChange: nothing },
                { name: 'do-width', label: t('Ancho, cm', 'Width, cm'), value: '55', onChange: nothing },
                { name: 'do-depth', label: t('Profundidad, cm', 'Depth, cm'), value: '', onChange: nothing },
              ]}
            />
          </InPlaceContext>
        ),
        say: {
          es: 'Se lee como en la pared, y cada número se guarda aparte.',
          en: 'It reads as it does on the wall, and each number is kept by itself.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <InPlaceContext value="fact">
            <TextField name="dont-size" label={t('Medidas', 'Size')} defaultValue="81x55" />
          </InPlaceContext>
        ),
        say: {
          es: 'Un texto suelto no dice cuál es el alto, y no sirve para buscar ni para dibujar la obra a escala.',
          en: 'A loose text does not say which is the height, and is of no use to search by or to draw the work to scale.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va de un número al otro.', en: 'Goes from one number to the next.' },
    },
  ],
  reads: [
    {
      es: '«Medidas, grupo; Alto, cm, campo de texto, 81»; los × no se leen.',
      en: '“Size, group; Height, cm, edit text, 81”; the × are not read out.',
    },
    {
      es: 'El error se lee con el número al que le toca: «Ancho, cm, entrada no válida, Tiene que ser un número.»',
      en: 'The error is read out with the number that it is of: “Width, cm, invalid entry, It has to be a number.”',
    },
  ],
  props: {
    label: 'Qué dicen juntos: «Medidas».',
    measures: 'En el orden en que se leen.',
    unit: 'Detrás del último: «cm».',
  },
  stories: {
    Work: { name: 'Una obra', text: 'Se leen como uno, se escriben de a uno.' },
    Refused: { name: 'Rechazado', text: 'Uno de ellos se rechazó.' },
  },
}
