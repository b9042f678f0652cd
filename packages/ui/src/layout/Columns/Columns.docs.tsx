import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Text } from '../../text/Text/Text.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { Columns } from './Columns.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Dos hijos lado a lado, en partes desiguales. Dibuja `<div>`.',
  use: [
    {
      es: 'Para un texto con sus datos al lado, o un formulario junto a aquello de lo que trata.',
      en: 'For a text with its facts beside it, or a form next to what it is about.',
    },
    {
      es: 'Cuando una de las dos partes manda: el orden en que están es el orden en que se leen.',
      en: 'When one of the two parts leads: the order in which they stand is the order in which they are read.',
    },
  ],
  instead: [
    {
      component: 'Grid',
      when: {
        es: 'para cosas de una misma clase, que pesan lo mismo.',
        en: 'for things of one kind that weigh the same.',
      },
    },
    {
      component: 'Inline',
      when: {
        es: 'para botones, enlaces o etiquetas en una fila.',
        en: 'for buttons, links or tags in a row.',
      },
    },
    {
      component: 'Stack',
      when: {
        es: 'cuando una cosa va siempre debajo de la otra.',
        en: 'when one thing always stands under the other.',
      },
    },
  ],
  code: (t) => `import { Columns, Facts, Text } from '@gallery/ui'

export function AboutTheWork() {
  return (
    <Columns split="7/5" space="wide">
      <Text>${t('Una retícula que el marco interrumpe.', 'A grid that its frame interrupts.')}</Text>
      <Facts items={[{ term: '${t('Técnica', 'Technique')}', value: '${t('Óleo sobre tela', 'Oil on canvas')}' }]} />
    </Columns>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Columns split="7/5">
            <Text>{t('Catorce pinturas y un mural.', 'Fourteen paintings and a mural.')}</Text>
            <Facts items={[{ term: t('Sala', 'Room'), value: '1' }]} />
          </Columns>
        ),
        say: {
          es: 'Lo que se lee tiene la parte ancha; los datos, la angosta.',
          en: 'What is read has the wide part, the facts the narrow one.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Columns split="3/9">
            <Text>{t('Catorce pinturas y un mural.', 'Fourteen paintings and a mural.')}</Text>
            <Facts items={[{ term: t('Sala', 'Room'), value: '1' }]} />
          </Columns>
        ),
        say: {
          es: 'En una columna tan angosta entra una palabra por renglón.',
          en: 'A column as narrow as this holds one word a line.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'No agrega nada: se leen los dos hijos, primero el que está primero.',
      en: 'It adds nothing: both children are read, first the one that stands first.',
    },
  ],
  props: {
    split: 'La parte de cada uno de los dos hijos, en doceavos del ancho.',
    from: 'El ancho desde el que están lado a lado; por debajo, uno debajo del otro.',
    space:
      'La distancia entre ellos: la de la grilla, `wide` (3rem) para un texto junto a una imagen, o una `column` vacía de las doce, que las partes de `split` entonces dejan libre.',
    align: 'Cómo quedan entre sí cuando uno es más alto; `stretch` los hace igual de altos.',
  },
  stories: {
    TextAndFacts: {
      name: 'Texto y datos',
      text: 'Un texto y sus datos: uno debajo del otro en el teléfono, lado a lado desde la tableta.',
    },
    EqualAndWide: { name: 'Iguales y separados', text: 'Partes iguales, con más espacio en el medio.' },
    ColumnApart: {
      name: 'Con una columna en el medio',
      text: 'Una columna vacía entre un formulario y lo que le corresponde.',
    },
    FromDesktop: {
      name: 'Desde el escritorio',
      text: 'Lado a lado recién desde 1088px: para lo que pide más espacio.',
    },
    Centred: { name: 'Centrados', text: 'El más bajo de los dos queda a media altura del otro.' },
  },
}
