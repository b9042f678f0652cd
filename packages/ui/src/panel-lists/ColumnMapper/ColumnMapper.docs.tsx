import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { ColumnMapper } from './ColumnMapper.tsx'

/** A column of dates, with what is said about it. */
function Dates({ t, state }: { t: Tell; state: string }) {
  return (
    <ColumnMapper
      aria-label={t('Columnas del archivo', 'Columns of the file')}
      ignored={t('No importar', 'Do not import')}
      goesTo={t('A dónde va', 'Where it goes')}
      onTarget={() => {}}
      targets={[{ value: 'year', label: t('Año', 'Year') }]}
      columns={[
        {
          name: 'creation_date',
          filled: t('6.701 con valor', '6,701 with a value'),
          samples: ['1917', '750-250 BC'],
          target: 'year',
          state,
          tone: 'err',
        },
      ]}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las columnas de un archivo al lado de los campos a los que van, con ejemplos. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para traer una tabla de afuera: se ve qué hay en cada columna antes de decir a dónde va.',
      en: 'To bring a table in from outside: what is in each column is seen before one says where it goes.',
    },
  ],
  instead: [
    { component: 'DataTable', when: { es: 'para mostrar una tabla.', en: 'to show a table.' } },
    {
      component: 'BulkReview',
      when: {
        es: 'para ver qué cambia en lo que ya está.',
        en: 'to see what changes in what is there already.',
      },
    },
    { component: 'FileDrop', when: { es: 'para recibir el archivo.', en: 'to take the file in.' } },
  ],
  code: (t) => `import { ColumnMapper } from '@gallery/ui/admin'
import { useState } from 'react'

export function FileColumns() {
  const [target, setTarget] = useState('artist')
  return (
    <ColumnMapper
      aria-label="${t('Columnas del archivo', 'Columns of the file')}"
      ignored="${t('No importar', 'Do not import')}"
      goesTo="${t('A dónde va', 'Where it goes')}"
      targets={[{ value: 'artist', label: '${t('Artista', 'Artist')}' }]}
      columns={[
        {
          name: 'maker',
          filled: '${t('120 con valor', '120 with a value')}',
          samples: ['Elsa Brandariz', 'Tomás Verardi'],
          target,
          state: target ? '${t('2 artistas nuevos', '2 new artists')}' : '${t('Se ignora', 'Left out')}',
        },
      ]}
      onTarget={(_column, next) => setTarget(next)}
    />
  )
}
`,
  anatomy: {
    story: 'States',
    parts: [
      {
        at: 'li[aria-hidden]',
        name: {
          es: 'La cabeza; en un teléfono no hay, cada columna es un bloque.',
          en: 'The head; a phone has none, each column is a block.',
        },
      },
      {
        at: 'li:nth-child(3) > div:first-child',
        name: {
          es: 'Cómo la llama el archivo, y cuánto tiene.',
          en: 'What the file calls it, and how much is in it.',
        },
      },
      {
        at: 'li:nth-child(3) > ul',
        name: {
          es: 'Algunos de sus valores; los largos se cortan.',
          en: 'Some of its values; long ones are cut off.',
        },
      },
      {
        at: 'li:nth-child(3) > select',
        name: { es: 'El campo al que va.', en: 'The field that it goes to.' },
      },
      {
        at: 'li > [data-tone="err"]',
        name: { es: 'Cómo está eso, con palabras.', en: 'How that stands, in words.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Dates t={t} state={t('11 filas no se entienden', '11 rows are not understood')} />,
        say: {
          es: 'Dice cuántas: se decide si vale la pena corregir el archivo.',
          en: 'It says how many: one can decide whether to mend the file.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Dates t={t} state={t('Hay errores', 'Errors found')} />,
        say: {
          es: 'El rojo ya lo dice; lo que falta saber es cuáles y cuántas.',
          en: 'The red says that much; what one needs is which and how many.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de elección en elección.', en: 'Goes from choice to choice.' } },
    {
      keys: ['↓', '↑'],
      does: {
        es: 'Cambian a dónde va la columna, como en toda lista del navegador.',
        en: 'Change where the column goes, as in any of the browser’s lists.',
      },
    },
  ],
  reads: [
    { es: '«Columnas del archivo, lista».', en: '“Columns of the file, list”.' },
    {
      es: 'En cada una: «maker, 6.984 con valor», los ejemplos, «A dónde va: maker, cuadro combinado, Artista» y cómo está.',
      en: 'In each: “maker, 6,984 with a value”, the examples, “Where it goes: maker, combo box, Artist” and how it stands.',
    },
  ],
  props: {
    'aria-label': 'Qué se reparte, para lectores de pantalla: «Columnas del archivo».',
    columns: 'Las columnas, en el orden del archivo.',
    targets: 'A dónde pueden ir. Un campo que ya tiene otra columna se ofrece igual: se muda.',
    ignored: 'Lo que dice una columna que no va a ningún lado: «No importar».',
    goesTo: 'El nombre de la elección de cada columna: «A dónde va».',
    heads: 'Las otras palabras de la cabeza. Sin ellas no hay cabeza.',
    onTarget: 'Se llama con el nombre de la columna y el campo al que va; vacío, para ninguno.',
  },
  stories: {
    States: { name: 'Estados', text: 'Se ignora, está bien, hay que mirarla, está mal.' },
    Narrow: { name: 'Angosta', text: 'En un teléfono cada columna es un bloque.' },
  },
}
