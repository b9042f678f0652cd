import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Facts } from './Facts.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Datos cortos, cada uno con su término y su valor. Dibuja `<dl>`.',
  use: [
    {
      es: 'Para lo que se busca con la vista: técnica, medidas, sala, fechas.',
      en: 'For what is looked up at a glance: technique, size, room, dates.',
    },
    {
      es: 'En columnas, para los dos o tres datos que quien visita viene a buscar.',
      en: 'In columns, for the two or three facts that a visitor comes for.',
    },
  ],
  instead: [
    {
      component: 'MetaBar',
      when: {
        es: 'para los datos que van justo debajo del título de una ficha.',
        en: 'for the facts right under the title of a detail page.',
      },
    },
    {
      component: 'DataTable',
      when: {
        es: 'cuando hay varias cosas con los mismos datos.',
        en: 'when several things have the same facts.',
      },
    },
  ],
  code: (t) => `import { Facts } from '@gallery/ui'

export function WorkFacts() {
  return (
    <Facts
      items={[
        { term: '${t('Técnica', 'Technique')}', value: '${t('Óleo sobre tela', 'Oil on canvas')}' },
        { term: '${t('Medidas', 'Size')}', value: '120 × 90 cm' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'dt',
        name: {
          es: 'El término: una o dos palabras. No se repite en la lista.',
          en: 'The term: one or two words. It is there once in the list.',
        },
      },
      {
        at: 'dd',
        name: {
          es: 'El valor: un dato, o algo que lo muestre. Si no entra, sigue abajo.',
          en: 'The value: a fact, or what shows it. What does not fit goes on below.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Facts
            items={[
              { term: t('Técnica', 'Technique'), value: t('Óleo sobre tela', 'Oil on canvas') },
              { term: t('Año', 'Year'), value: '1954' },
            ]}
          />
        ),
        say: {
          es: 'Solo lo que se sabe: un dato que falta no tiene renglón.',
          en: 'Only what is known: a fact that is missing has no line.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Facts
            items={[
              { term: t('Técnica', 'Technique'), value: '—' },
              { term: t('Año', 'Year'), value: t('sin datos', 'no data') },
            ]}
          />
        ),
        say: {
          es: 'Renglones vacíos que hay que leer para saber que no dicen nada.',
          en: 'Empty lines that one has to read to learn that they say nothing.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: 'Una lista de definiciones: «Técnica, Óleo sobre tela», cada término antes de su valor.',
      en: 'A list of definitions: “Technique, Oil on canvas”, each term before its value.',
    },
  ],
  props: {
    items: 'Los renglones, en su orden.',
    layout:
      'En renglones con líneas, el término al comienzo; o en columnas sin líneas, cada término sobre su valor.',
  },
  stories: {
    Several: { name: 'Varios', text: 'Lo que se sabe de una obra.' },
    InColumns: {
      name: 'En columnas',
      text: 'Sin líneas, cada término sobre su valor; uno debajo del otro donde no hay espacio para dos.',
    },
    One: { name: 'Uno', text: 'Un solo renglón.' },
    LongWords: { name: 'Palabras largas', text: 'Los términos y valores que no entran siguen abajo.' },
  },
}
