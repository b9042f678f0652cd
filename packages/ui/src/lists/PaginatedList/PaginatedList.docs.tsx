import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { PaginatedList } from './PaginatedList.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una lista larga por páginas: buscador, la lista misma, el camino por sus páginas, y lo que hay en su lugar cuando no se encontró nada o todavía no llegó nada. Dibuja `<div>`.',
  use: [
    {
      es: 'Para una lista del sitio que llega de página en página.',
      en: 'For a list of the site that comes by pages.',
    },
    {
      es: 'Cuando la lista se busca, y hay que decir cuánto se encontró, o que no hay nada.',
      en: 'When the list is searched, and how much was found, or that nothing was, has to be said.',
    },
  ],
  instead: [
    {
      component: 'Pagination',
      when: {
        es: 'si la lista y su buscador ya son tuyos.',
        en: 'when list and search are your own already.',
      },
    },
    {
      component: 'ResultList',
      when: { es: 'sola, si todo entra en una pantalla.', en: 'alone, when everything fits on one screen.' },
    },
    { component: 'DataTable', when: { es: 'para las listas del panel.', en: 'for the lists of the panel.' } },
  ],
  code: (t) => `import { PaginatedList, type Result, ResultList } from '@gallery/ui'

export function Letters({ results, total, page }: { results: readonly Result[]; total: number; page: number }) {
  return (
    <PaginatedList
      empty={results.length === 0}
      total={total}
      page={page}
      lastPage={Math.ceil(total / 20)}
      pageHref="/letters?page={page}"
      search={{ placeholder: '${t('Buscar por nombre o lugar…', 'Search by name or place…')}', action: '/letters' }}
      resetHref="/letters"
    >
      <ResultList results={results} />
    </PaginatedList>
  )
}
`,
  anatomy: {
    story: 'FirstPage',
    parts: [
      {
        at: 'search',
        name: {
          es: 'El buscador, que busca en todas las páginas.',
          en: 'The search box, which searches all pages.',
        },
      },
      {
        at: 'ul',
        name: {
          es: 'La lista de esta página; si no hay nada, una oración y una salida.',
          en: 'The list of this page; if there is nothing, a sentence and a way out.',
        },
      },
      {
        at: 'nav',
        name: {
          es: 'El camino por las páginas: con una sola, no está.',
          en: 'The way through the pages: with a single one it is not there.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <PaginatedList
            empty
            total={0}
            page={1}
            lastPage={1}
            pageHref="#p={page}"
            resetHref="#todo"
            emptyTitle={t('Ninguna carta con esas palabras', 'No letter with these words')}
          />
        ),
        say: {
          es: 'Con `resetHref`, quien no encontró nada vuelve a todo de una vez.',
          en: 'With `resetHref`, who found nothing gets back to everything in one press.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <PaginatedList
            empty
            total={0}
            page={1}
            lastPage={1}
            pageHref="#p={page}"
            emptyTitle={t('Sin datos', 'No data')}
          />
        ),
        say: {
          es: 'Un final sin salida: no se sabe si falta la lista o si sobra la búsqueda.',
          en: 'A dead end: whether the list is missing or the search too narrow is not known.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En el buscador, busca; en un número, lleva a esa página.',
        en: 'In the box, searches; on a number, leads to that page.',
      },
    },
  ],
  reads: [
    {
      es: 'Cuando cambia: «Cargando…», y después «27 resultados».',
      en: 'When it changes: “Loading…”, and then “27 results”.',
    },
    {
      es: 'Si se buscó otra cosa en su lugar: «Resultados para «arrascaeta»».',
      en: 'When something else was searched for instead: “Results for “arrascaeta””.',
    },
  ],
  props: {
    children:
      'La lista de una página: un `EventList`, un `Grid` de fichas. Se omite mientras llega la primera página.',
    empty:
      'Esta página no tiene nada: una oración ocupa el lugar de la lista. Pasada la última página, dice qué páginas hay y lleva a la última.',
    loading:
      'La respuesta está en camino. Lo que se ve queda hasta que llega; si no hay lista, unas líneas finas le guardan el lugar.',
    total:
      'Cuántos se encontraron en todas las páginas; se les dice a los lectores de pantalla cuando cambia.',
    instead:
      'Lo que se buscó en lugar de lo pedido, cuando con eso no se encontró nada: se dice sobre la lista.',
    search: 'El buscador sobre la lista. Sin esto no hay ninguno: puede estar en el título de la página.',
    resetHref: 'La dirección de la lista entera, para salir de una búsqueda que no encontró nada.',
    onReset: 'La salida como botón, para una lista cuya búsqueda no está en la dirección.',
    page: 'La página que se ve, desde 1.',
    lastPage: 'Cuántas páginas hay. Con una, no hay camino por ellas.',
    pageHref: 'La dirección de una página, `page`.',
    emptyTitle: 'Lo que se dice cuando no se encontró nada.',
  },
  stories: {
    FirstPage: { name: 'Primera página', text: 'La primera de varias páginas, con el buscador para todas.' },
    Instead: {
      name: 'En su lugar',
      text: 'Como estaba escrito no se encontró nada: se buscaron las palabras más cercanas, y se dice.',
    },
    OnePage: { name: 'Una página', text: 'Todo en una página: no hay camino por páginas.' },
    WithoutSearch: { name: 'Sin buscador', text: 'La búsqueda está en otra parte de la página.' },
    Empty: { name: 'Vacía', text: 'No se encontró nada, y la vuelta a todo.' },
    PastTheEnd: {
      name: 'Pasado el final',
      text: 'Una página que ya no existe, de un enlace viejo o escrita a mano: qué páginas hay, y el camino a la última.',
    },
    PastTheOnlyPage: { name: 'Pasada la única', text: 'Lo mismo, de una lista que tiene una sola página.' },
    EmptyWithButton: {
      name: 'Vacía, con botón',
      text: 'La vuelta como botón, cuando la búsqueda no está en la dirección.',
    },
    Loading: {
      name: 'Cargando',
      text: 'La primera respuesta está en camino: líneas finas donde van a estar las filas.',
    },
    LoadingMore: { name: 'Cargando más', text: 'La respuesta que sigue está en camino: queda la última.' },
  },
}
