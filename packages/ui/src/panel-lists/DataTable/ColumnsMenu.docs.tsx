import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { DataTable } from './DataTable.tsx'

interface Column {
  id: string
  header: string
  value: string
  main?: boolean
}

const work = (t: Tell): Column[] => [
  { id: 'title', header: t('Obra', 'Work'), value: 'Diagonal', main: true },
  { id: 'artist', header: t('Artista', 'Artist'), value: 'Elsa Brandariz' },
]
const more = (t: Tell): Column[] => [
  { id: 'code', header: t('Código', 'Code'), value: 'BR-58-001' },
  { id: 'technique', header: t('Técnica', 'Technique'), value: t('Óleo', 'Oil') },
  { id: 'year', header: t('Año', 'Year'), value: '1958' },
  { id: 'place', header: t('Depósito', 'Store'), value: 'B 14' },
]

/** A table of one work under the way to choose among its columns. */
function Works({ t, columns }: { t: Tell; columns: readonly Column[] }) {
  return (
    <>
      <ColumnsMenu columns={columns} hiddenColumns={new Set()} onHiddenColumnsChange={() => {}} />
      <DataTable
        label={t('Obras', 'Works')}
        rows={[{ id: 1 }]}
        columns={columns.map(({ id, header, main, value }) => ({ id, header, main, cell: () => value }))}
        rowId={({ id }) => id}
        rowLabel={() => 'Diagonal'}
        keys="table"
      />
    </>
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: '«Columnas»: cuáles de las columnas de una tabla se muestran. Dibuja `<button>`; el menú queda abierto mientras se marca.',
  use: [
    {
      es: 'Para una `DataTable` con más columnas de las que cada persona necesita.',
      en: 'For a `DataTable` with more columns than each person needs.',
    },
    {
      es: 'En `tools` de `ListFilters`, al final de la fila.',
      en: 'In the `tools` of `ListFilters`, at the end of the row.',
    },
  ],
  instead: [
    { component: 'Menu', when: { es: 'para acciones.', en: 'for actions.' } },
    {
      component: 'ListFilters',
      when: {
        es: 'para elegir qué filas se ven: `ChoiceChip` y `ToggleChip`.',
        en: 'to choose which rows are seen: `ChoiceChip` and `ToggleChip`.',
      },
    },
  ],
  code: (t) => `import { useState } from 'react'
import { ColumnsMenu } from '@gallery/ui/admin'

const columns = [
  { id: 'title', header: '${t('Obra', 'Work')}', main: true },
  { id: 'artist', header: '${t('Artista', 'Artist')}' },
  { id: 'year', header: '${t('Año', 'Year')}' },
]

export function WorkColumns() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['year']))
  return <ColumnsMenu columns={columns} hiddenColumns={hidden} onHiddenColumnsChange={setHidden} />
}
`,
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Works t={t} columns={[...work(t), ...more(t)]} />,
        say: {
          es: 'Seis columnas: quien busca en el depósito no mira las mismas que quien vende.',
          en: 'Six columns: who looks in the store does not need those of who sells.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Works t={t} columns={work(t)} />,
        say: {
          es: 'Con dos columnas hay una sola para sacar: el menú ocupa y no sirve.',
          en: 'With two columns there is one to take away: the menu takes space for nothing.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En el botón abre el menú; en una columna la marca o la desmarca, y el menú sigue abierto.',
        en: 'On the button opens the menu; on a column ticks or unticks it, and the menu stays open.',
      },
    },
    { keys: ['↑', '↓'], does: { es: 'Va de columna en columna.', en: 'Goes from column to column.' } },
    {
      keys: ['Esc'],
      does: { es: 'Cierra y vuelve al botón.', en: 'Closes and goes back to the button.' },
    },
  ],
  reads: [
    {
      es: '«Columnas, botón, menú». Adentro: «Año, ítem de menú con casilla, no marcado».',
      en: '“Columns, button, menu”. Inside: “Year, menu item checkbox, not checked”.',
    },
  ],
  props: {
    columns: 'Las columnas de la tabla; la principal queda siempre.',
    hiddenColumns: 'Las que no se muestran, por su id.',
    onHiddenColumnsChange: 'Se llama con las que no hay que mostrar; recordarlas es cosa de quien lo usa.',
  },
  stories: {
    Closed: { name: 'Cerrado', text: 'Cerrado: una palabra.' },
    Open: {
      name: 'Abierto',
      text: 'Abierto: la columna principal no se puede sacar; las demás están marcadas o no.',
    },
  },
}
