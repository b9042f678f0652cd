import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { ChoiceChip } from './Chip.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListSearch } from './ListSearch.tsx'
import { Segmented } from './Segmented.tsx'

const act = () => {}

const search = (t: Tell) => (
  <ListSearch placeholder={t('Buscar por título o artista', 'Search by title or artist')} onSearch={act} />
)

const statuses = (t: Tell) => [
  { value: 'consigned', label: t('En consignación', 'On consignment'), count: 120 },
  { value: 'sold', label: t('Vendidas', 'Sold'), count: 64 },
  { value: 'lent', label: t('Prestadas', 'On loan'), count: 12 },
  { value: 'returned', label: t('Devueltas', 'Returned'), count: 31 },
  { value: 'record', label: t('Para registro', 'For the record'), count: 8 },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Lo que achica una lista del panel: el buscador y el filtro más usado en el primer renglón, las fichas de filtro en el segundo; lo del final va en el último renglón que haya. Todo eso va en la dirección. Dibuja `<search>`, que conserva el foco cuando se va lo que se apretó.',
  use: [
    { es: 'Arriba de una `DataTable`.', en: 'Above a `DataTable`.' },
    {
      es: 'Cuando una lista se mira seguido de la misma manera: la dirección la guarda y se puede mandar.',
      en: 'When a list is often seen in the same way: the address keeps it, and can be sent.',
    },
  ],
  instead: [
    { component: 'FilterBar', when: { es: 'en las listas del sitio.', en: 'for the public’s lists.' } },
    {
      component: 'ColumnsMenu',
      when: { es: 'para elegir qué columnas se ven.', en: 'to choose which columns are seen.' },
    },
    { component: 'Tabs', when: { es: 'para las partes de una pantalla.', en: 'for the parts of a screen.' } },
  ],
  code: (t) => `import { ListFilters, ListSearch, Segmented, ToggleChip } from '@gallery/ui/admin'

interface WorkFiltersProps {
  words: string
  search: (words: string) => void
  without: boolean
  setWithout: (without: boolean) => void
}

export function WorkFilters({ words, search, without, setWithout }: WorkFiltersProps) {
  return (
    <ListFilters
      search={<ListSearch placeholder="${t('Buscar por título', 'Search by title')}" words={words} onSearch={search} />}
      segments={
        <Segmented
          label="${t('Visibilidad', 'Visibility')}"
          items={[
            { label: '${t('Todas', 'All')}', href: '/admin/works', count: 412, current: true },
            { label: '${t('Públicas', 'Public')}', href: '/admin/works?visibility=public', count: 318 },
          ]}
        />
      }
      chips={
        <ToggleChip label="${t('Sin imagen', 'No image')}" count={23} pressed={without} onPressedChange={setWithout} />
      }
      found="${t('38 obras', '38 works')}"
      onClear={without ? () => setWithout(false) : undefined}
    />
  )
}
`,
  anatomy: {
    story: 'Active',
    parts: [
      {
        at: 'search input[type="search"]',
        name: {
          es: 'El buscador: achica la lista mientras se escribe.',
          en: 'The search: it narrows the list while one types.',
        },
      },
      {
        at: 'search nav',
        name: {
          es: 'El filtro que más se usa: todo a la vista.',
          en: 'The filter that is used most: all of it in sight.',
        },
      },
      {
        at: 'search [data-active] button[aria-haspopup]',
        name: {
          es: 'Un filtro de varios valores: dice cuáles valen, y su cruz los saca.',
          en: 'A filter of several values: it says which hold, and its cross drops them.',
        },
      },
      {
        at: 'search button[aria-pressed]',
        name: {
          es: 'Un filtro de sí o no, con cuántas hay.',
          en: 'A filter that is on or off, with how many there are.',
        },
      },
      {
        at: 'search [role="status"]',
        name: { es: 'Cuántas quedan; en un teléfono no está.', en: 'How many are left; not on a phone.' },
      },
      {
        at: 'search [role="status"] + button',
        name: {
          es: 'Saca todos los filtros; sin filtros no está.',
          en: 'Clears all filters; without any it is gone.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ListFilters
            search={search(t)}
            chips={
              <ChoiceChip
                label={t('Estado', 'Status')}
                choices={statuses(t)}
                chosen={new Set(['sold'])}
                onChosenChange={act}
              />
            }
          />
        ),
        say: {
          es: 'Cinco estados van en una ficha que se abre, y dice cuál vale.',
          en: 'Five states stand in a chip that opens, and says which one holds.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ListFilters
            search={search(t)}
            segments={
              <Segmented
                label={t('Estado', 'Status')}
                items={statuses(t).map(({ value, label, count }) => ({
                  label,
                  count,
                  href: `#${value}`,
                  current: value === 'sold',
                }))}
              />
            }
          />
        ),
        say: {
          es: 'Cinco en fila ocupan un renglón entero, y no se pueden elegir dos.',
          en: 'Five in a row take a whole line, and two cannot be chosen at once.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['/'],
      does: {
        es: 'Lleva al buscador, si la `DataTable` de abajo lo conoce (`onSearch`).',
        en: 'Leads to the search, where the `DataTable` below knows of it (`onSearch`).',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En el buscador, busca sin esperar; también al salir de él.',
        en: 'In the search, searches without the wait; so does leaving it.',
      },
    },
    {
      keys: ['Space'],
      does: {
        es: 'Prende o apaga una ficha, o abre sus valores; ahí marca uno y la lista queda abierta.',
        en: 'Turns a chip on or off, or opens its values; there it ticks one, and the list stays open.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra los valores; el foco vuelve a la ficha.',
        en: 'Closes the values; the focus goes back to the chip.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En la cruz de una ficha, la suelta, y el foco va a la ficha; en «Quitar filtros», a la región.',
        en: 'On the cross of a chip, lets it go, and the focus goes to the chip; on “Clear filters”, to the landmark.',
      },
    },
  ],
  reads: [
    {
      es: '«Filtros, búsqueda»: es una región de la página.',
      en: '“Filters, search”: a landmark of the page.',
    },
    {
      es: '«Visibilidad, navegación»; ahí el enlace en el que se está se dice «actual».',
      en: '“Visibility, navigation”; in it the link that one is on is said to be “current”.',
    },
    {
      es: 'Una ficha: «Sin imagen, botón de alternancia, presionado». Una de varios valores: «Estado: 4 de 5», y su cruz, «Quitar Estado, botón».',
      en: 'A chip: “No image, toggle button, pressed”. One of several values: “Status: 4 of 5”, and its cross, “Remove Status, button”.',
    },
    { es: 'Cuando cambia cuántas quedan: «38 obras».', en: 'When it changes how many are left: “38 works”.' },
  ],
  props: {
    search: '`ListSearch`.',
    segments: '`Segmented`: el filtro que más se usa.',
    note: 'Lo que se dice de la búsqueda, debajo: «Resultados para «isla»». Se lee cuando aparece.',
    chips: 'Los demás filtros, `ChoiceChip` y `ToggleChip`.',
    found: 'Cuántas encuentran los filtros: «38 obras». Se lee cuando cambia.',
    onClear: '«Quitar filtros»; no se da mientras no hay ninguno.',
    tools: 'Al final del renglón: `ColumnsMenu`.',
  },
  stories: {
    Idle: {
      name: 'Sin filtros',
      text: 'Nada achica la lista salvo lo que se escribe, un momento después de la última tecla o enseguida con Enter.',
    },
    Active: {
      name: 'Con filtros',
      text: 'Los filtros que valen dicen su valor, y lo sacan con su cruz; el foco sigue en lo que queda.',
    },
    Noted: {
      name: 'Con una nota',
      text: 'Lo que se dice de la búsqueda va debajo del primer renglón, que sigue derecho.',
    },
    Choosing: { name: 'Eligiendo', text: 'La lista de una ficha queda abierta mientras se marca.' },
    Columns: { name: 'Columnas', text: 'Qué columnas se ven.' },
    Narrow: {
      name: 'Angosta',
      text: 'En un teléfono las fichas siguen de costado; cuántas hay y las columnas quedan para ventanas más anchas.',
    },
    SearchOnly: { name: 'Solo buscador', text: 'Un buscador solo.' },
    LateOwner: {
      name: 'Respuesta tardía',
      text: 'Una lista ocupada devuelve tarde lo que se busca: lo que se escribió desde entonces queda, y se busca.',
    },
    WayBack: {
      name: 'De vuelta',
      text: 'Volver atrás muestra lo que se busca ahora, aunque se esté escribiendo: al salir no se busca otra cosa.',
    },
    TakenBack: {
      name: 'Sin buscar',
      text: 'Quien no busca después de todo reinicia el formulario: el campo dice lo que se busca, y se puede pedir otra vez.',
    },
  },
}
