import { Switch } from '../../forms/Switch/Switch.tsx'
import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Tag } from '../../text/Tag/Tag.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataColumn } from './dataColumn.ts'

interface Work {
  id: number
  title: string
  artist: string
  price: string
}

const works: readonly Work[] = [
  { id: 1, title: 'Diagonal', artist: 'Elsa Brandariz', price: '$ 1.250.000' },
  { id: 2, title: 'Patio', artist: 'Tomás Verardi', price: '$ 84.000' },
]

/** Two works in a table of the given columns. */
function Works({ t, columns }: { t: Tell; columns: readonly DataColumn<Work>[] }) {
  return (
    <DataTable
      label={t('Obras', 'Works')}
      rows={works}
      columns={columns}
      rowId={(work) => work.id}
      rowLabel={(work) => work.title}
      rowHref={(work) => `#${work.id}`}
      keys="table"
    />
  )
}

const title = (t: Tell): DataColumn<Work> => ({
  id: 'title',
  header: t('Obra', 'Work'),
  main: true,
  cell: (work) => work.title,
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las listas del panel: se ordenan por sus cabezas, se eligen de página en página, se cambian en el lugar y se recorren con el teclado (`j` `k` o flechas, Enter, `x`, `/`). Por debajo de 1088px cada fila es una ficha. Dibuja `<div>` alrededor de una `<table>`.',
  use: [
    {
      es: 'Para las listas del panel: obras, artistas, reservas, mensajes.',
      en: 'For the lists of the panel: works, artists, bookings, messages.',
    },
    {
      es: 'Cuando se compara una columna de fila en fila, o se hace algo con muchas filas juntas.',
      en: 'When a column is compared from row to row, or something is done with many rows at once.',
    },
  ],
  instead: [
    {
      component: 'WorkGrid',
      when: { es: 'en el sitio: ahí se miran las obras.', en: 'on the site: there works are looked at.' },
    },
    {
      component: 'EventList',
      when: { es: 'para lo que hay para ver, en el sitio.', en: 'for what is on, on the site.' },
    },
    {
      component: 'Facts',
      when: {
        es: 'para dos columnas de datos de una sola cosa.',
        en: 'for two columns of facts about one thing.',
      },
    },
    {
      component: 'OrderedList',
      when: { es: 'cuando el orden se hace a mano.', en: 'when the order is made by hand.' },
    },
    {
      component: 'NumberTable',
      when: { es: 'para cifras que se suman.', en: 'for figures that are added up.' },
    },
  ],
  code: (t) => `import { type DataColumn, DataTable } from '@gallery/ui/admin'

interface Work {
  id: number
  title: string
  year: number
}

const columns: DataColumn<Work>[] = [
  { id: 'title', header: '${t('Obra', 'Work')}', main: true, sortable: true, cell: (work) => work.title },
  { id: 'year', header: '${t('Año', 'Year')}', align: 'end', card: 'below', cell: (work) => work.year },
]

export function Works({ works }: { works: readonly Work[] }) {
  return (
    <DataTable
      label="${t('Obras', 'Works')}"
      rows={works}
      columns={columns}
      rowId={(work) => work.id}
      rowLabel={(work) => work.title}
      rowHref={(work) => \`/admin/works/\${work.id}\`}
    />
  )
}
`,
  anatomy: {
    story: 'WithFoot',
    parts: [
      {
        at: 'th[data-tick] input',
        name: {
          es: 'Elige esta página entera; lo elegido en otras queda.',
          en: 'Chooses all of this page; what is chosen on others stays.',
        },
      },
      {
        at: 'th[data-sortable] button',
        name: {
          es: 'La cabeza que ordena: dice hacia dónde, y da la vuelta al apretarla de nuevo.',
          en: 'The head that sorts: it says which way, and turns round when pressed again.',
        },
      },
      {
        at: 'tbody tr a',
        name: {
          es: 'La columna principal: su enlace abre la fila, y ahí se para el teclado.',
          en: 'The main column: its link opens the row, and the keyboard stands on it.',
        },
      },
      {
        at: 'tbody tr [role="switch"]',
        name: {
          es: 'Lo que se cambia en el lugar, sin abrir nada.',
          en: 'What is changed in place, without opening anything.',
        },
      },
      {
        at: 'tbody tr [data-card="menu"] button',
        name: {
          es: 'El menú de la fila: lo que se hace menos.',
          en: 'The row’s menu: what is done less often.',
        },
      },
      {
        at: 'table + div',
        name: {
          es: 'El pie: cuántas son y el camino a las demás.',
          en: 'The foot: how many there are, and the way to the others.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Works
            t={t}
            columns={[
              title(t),
              {
                id: 'price',
                header: t('Precio', 'Price'),
                align: 'end',
                card: 'below',
                cell: (work) => work.price,
              },
            ]}
          />
        ),
        say: {
          es: 'Los precios y las cuentas van a la derecha: así se comparan.',
          en: 'Prices and counts stand at the right: so they can be compared.',
        },
      },
      {
        show: (t) => (
          <Works
            t={t}
            columns={[
              title(t),
              {
                id: 'public',
                header: t('Pública', 'Public'),
                width: 'fit',
                card: 'aside',
                cell: (work) => (
                  <Switch
                    hideLabel
                    label={`${t('Pública', 'Public')}: ${work.title}`}
                    checked={work.id === 1}
                    onCheckedChange={() => {}}
                  />
                ),
              },
            ]}
          />
        ),
        say: {
          es: 'Un control en una fila dice de qué fila es: «Pública: Diagonal».',
          en: 'A control in a row says whose it is: “Public: Diagonal”.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Works
            t={t}
            columns={[
              title(t),
              { id: 'price', header: t('Precio', 'Price'), card: 'below', cell: (work) => work.price },
            ]}
          />
        ),
        say: {
          es: 'A la izquierda, un millón parece lo mismo que ochenta mil.',
          en: 'At the left a million looks the same as eighty thousand.',
        },
      },
      {
        show: (t) => (
          <Works
            t={t}
            columns={[
              title(t),
              {
                id: 'state',
                header: t('Estado', 'State'),
                width: 'fit',
                card: 'aside',
                cell: () => (
                  <Tag tone="error">{t('Todavía sin fotos cargadas', 'No pictures uploaded yet')}</Tag>
                ),
              },
            ]}
          />
        ),
        say: {
          es: 'Una marca que dice lo mismo en todas las filas no distingue ninguna: filtrá por ella.',
          en: 'A mark that says the same in every row tells none apart: filter by it.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['J', 'K'],
      does: {
        es: 'Bajan y suben de fila, desde cualquier parte de la página; con `keys="table"`, solo desde la tabla.',
        en: 'Go down and up by a row, from anywhere on the page; with `keys="table"`, from the table only.',
      },
    },
    {
      keys: ['↓', '↑'],
      does: { es: 'Lo mismo, con el foco ya en una fila.', en: 'The same, once the focus is on a row.' },
    },
    {
      keys: ['Home', 'End'],
      does: {
        es: 'Con el foco en una fila, la primera y la última.',
        en: 'Once the focus is on a row, the first and the last.',
      },
    },
    { keys: ['Enter'], does: { es: 'Abre la fila.', en: 'Opens the row.' } },
    {
      keys: ['X', 'Space'],
      does: {
        es: 'Elige la fila; con Shift, todas desde la última elegida.',
        en: 'Chooses the row; with Shift, all from the last one chosen.',
      },
    },
    { keys: ['/'], does: { es: 'Lleva al buscador de la lista.', en: 'Leads to the list’s search.' } },
  ],
  reads: [
    { es: '«Obras, tabla, 8 columnas, 12 filas».', en: '“Works, table, 8 columns, 12 rows”.' },
    {
      es: 'Una cabeza: «Artista, orden ascendente, botón».',
      en: 'A head: “Artist, sorted ascending, button”.',
    },
    {
      es: 'En la fila: «Elegir Diagonal, casilla, sin marcar»; el menú: «Acciones de Diagonal, botón, submenú».',
      en: 'In the row: “Choose Diagonal, checkbox, not checked”; the menu: “Actions for Diagonal, button, submenu”.',
    },
    {
      es: 'Mientras llegan: «Obras, tabla, ocupada» y «Cargando…». Si no llegan, el error se dice solo.',
      en: 'While they come: “Works, table, busy” and “Loading…”. If they don’t, the error is said by itself.',
    },
  ],
  props: {
    label: 'Qué se lista, para lectores de pantalla: «Obras».',
    rows: 'Las filas de esta página; una fila que no cambió es el mismo objeto, y no se dibuja de nuevo.',
    columns:
      'Las columnas, en orden. Conservá la lista (una constante, `useMemo`): una nueva dibuja todas las filas de nuevo.',
    rowId: 'Lo que distingue a una fila de las demás. Conservá la función, como las tres que siguen.',
    rowLabel: 'Cómo se llama una fila, en los nombres de su casilla y de su menú.',
    rowHref: 'La pantalla que abre una fila: un enlace en su celda principal.',
    rowDimmed: 'Si una fila está apagada: escondida, inactiva. Su texto es gris.',
    rowMenu: 'Lo que se puede hacer con una fila; se pregunta cuando el menú se abre.',
    rowHasMenu: 'Si hay algo para hacer con una fila; sin esto, con todas.',
    hiddenColumns: 'Las columnas que no se muestran, por su id (`ColumnsMenu`).',
    sort: 'Por qué columna están ordenadas las filas; ordenar es de quien las tiene.',
    onSortChange: 'Lo llama una cabeza que se aprieta, con el orden que pide.',
    selected: 'Los ids elegidos, en esta página y en otras.',
    onSelectedChange: 'Recibe todo lo que queda elegido. Sin esto no hay casillas.',
    onSearch: '`/`: pone el foco en el buscador de la lista.',
    keys: 'Dónde funcionan las letras `j`, `k`, `x` y `/`: en toda la página, o solo con el foco en la tabla, para quien le habla a la máquina y las apretaría sin querer. En ninguna parte, en un `AppShell` sin `letterKeys`.',
    loading: 'Mientras las filas llegan: hay filas vacías en su lugar, o quedan las de antes.',
    error: 'Por qué no hay filas: «No se pudo cargar la lista». `true` dice eso mismo.',
    onRetry: '«Reintentar», debajo del error.',
    empty: 'Lo que hay cuando no se encontró nada: un `EmptyState` con su salida.',
    foot: 'Debajo de la tabla: cuántas hay, `Pagination`.',
  },
  stories: {
    Works: {
      name: 'Obras',
      text: 'Se ordena por sus cabezas; el estado y si se ve se cambian en el lugar; el menú se pregunta cuando se abre.',
    },
    Keyboard: {
      name: 'Teclado',
      text: '`j` y `k` mueven, `x` elige, Shift elige todo lo que hay en el medio, `/` pide el buscador, Enter es el enlace de la fila.',
    },
    TwoTables: {
      name: 'Dos tablas',
      text: 'Dos en una página: una tecla sobre una fila de una no es de la otra, ni lo es sobre su cabeza.',
    },
    TickPage: {
      name: 'Elegir la página',
      text: 'La casilla de la cabeza elige esta página; lo elegido en otras queda.',
    },
    OneDrawn: { name: 'Se dibuja una', text: 'Cien filas: elegir una dibuja una.' },
    Many: { name: 'Muchas', text: 'Todas las filas que caben en una página; la cabeza queda a la vista.' },
    Removed: {
      name: 'Una fila se va',
      text: 'Una fila que se va le deja el foco a la que sube a su lugar; la última se lo deja a la tabla.',
    },
    Loading: { name: 'Cargando', text: 'Filas vacías mientras llega la primera página.' },
    Empty: { name: 'Vacía', text: 'No se encontró nada.' },
    Failed: {
      name: 'No llegó',
      text: 'Las filas no llegaron; un botón las pide de nuevo, y la tabla tiene el foco mientras llegan.',
    },
    One: { name: 'Una', text: 'Una fila, sin casillas.' },
    WithFoot: { name: 'Con pie', text: 'Con su pie: cuántas hay y el camino a las demás.' },
    FewerColumns: { name: 'Menos columnas', text: 'Columnas que alguien sacó.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras sin fin se parten en su celda.' },
    Cards: {
      name: 'Fichas',
      text: 'En un teléfono cada fila es una ficha: casilla, imagen, título sobre artista, interruptor, y el estado debajo.',
    },
    SmallCards: { name: 'Fichas chicas', text: 'El teléfono más angosto.' },
    TabletCards: {
      name: 'Fichas en tableta',
      text: 'En una tableta las cabezas que ordenan quedan sobre las fichas.',
    },
    SwitchStates: {
      name: 'Estados del interruptor',
      text: 'El interruptor de una fila mientras se guarda, cuando falló, y trabado con su motivo.',
    },
    WithoutLinks: {
      name: 'Sin enlaces',
      text: 'Filas que no abren nada: las teclas llevan el foco a las casillas.',
    },
    LinkInACell: { name: 'Un enlace en una celda', text: 'Con un enlace en una celda propia.' },
  },
}
