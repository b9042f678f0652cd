import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Fold } from './Fold.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Guarda algo largo o raro detrás de su nombre hasta que se lo pide. Dibuja `<div>`.',
  use: [
    {
      es: 'Para los textos vacíos de un registro, que casi nunca se llenan.',
      en: 'For the empty texts of a record, which are rarely filled in.',
    },
    {
      es: 'Para controles que en un teléfono empujarían la pantalla hacia abajo.',
      en: 'For controls that would push a phone’s screen down.',
    },
  ],
  instead: [
    {
      component: 'panel/Tabs',
      when: {
        es: 'donde una de varias partes está siempre abierta.',
        en: 'where one of several parts is always open.',
      },
    },
    {
      component: 'RecordFold',
      when: {
        es: 'para una sección de la pantalla de un registro.',
        en: 'for a section of a record’s screen.',
      },
    },
  ],
  code: (t) => `import { TextArea } from '@gallery/ui'
import { Fold } from '@gallery/ui/admin'

export function Citations({ text }: { text: string }) {
  return (
    <Fold label="${t('Citada en', 'Cited in')}" note="${t('sin texto', 'no text')}" folded={text === ''}>
      <TextArea name="cited" label="${t('Citada en', 'Cited in')}" defaultValue={text} />
    </Fold>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Fold label={t('Citada en', 'Cited in')} folded={false}>
            <Text>{t('Catálogo razonado, 2019, lámina 14.', 'Catalogue raisonné, 2019, plate 14.')}</Text>
          </Fold>
        ),
        say: {
          es: 'Lo que ya tiene algo adentro empieza abierto.',
          en: 'What has something inside begins open.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Fold label={t('Citada en', 'Cited in')}>
            <Text>{t('Catálogo razonado, 2019, lámina 14.', 'Catalogue raisonné, 2019, plate 14.')}</Text>
          </Fold>
        ),
        say: {
          es: 'Nadie busca un texto que no sabe que está.',
          en: 'Nobody looks for a text that they do not know is there.',
        },
      },
    ],
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: { es: 'Abre o cierra.', en: 'Opens or closes.' } }],
  reads: [
    {
      es: '«Citada en sin texto, botón, contraído», y al abrirlo «expandido».',
      en: '“Cited in no text, button, collapsed”, and “expanded” once it opens.',
    },
  ],
  props: {
    label: 'Qué hay adentro: «Citada en».',
    note: 'A su lado: «sin texto».',
    folded:
      'Si empieza cerrado. Lo que se abre queda abierto: nada se cierra bajo las manos de quien trabaja ahí.',
    phoneOnly: 'Se cierra solo en un teléfono; donde hay lugar, lo de adentro está a la vista.',
  },
  stories: {
    Default: { name: 'De todos los días', text: 'Cerrado, hasta que se lo aprieta.' },
    Open: { name: 'Abierto', text: 'Lo que tiene algo adentro está abierto.' },
    OnAPhone: { name: 'En un teléfono', text: 'Solo un teléfono lo cierra.' },
  },
}
