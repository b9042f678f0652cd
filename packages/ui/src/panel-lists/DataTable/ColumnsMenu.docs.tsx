import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

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
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Espacio / Space'],
      does: {
        es: 'En el botón abre el menú; en una columna la marca o la desmarca, y el menú sigue abierto.',
        en: 'On the button opens the menu; on a column ticks or unticks it, and the menu stays open.',
      },
    },
    { keys: ['↑', '↓'], does: { es: 'Va de columna en columna.', en: 'Goes from column to column.' } },
    {
      keys: ['Escape'],
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
