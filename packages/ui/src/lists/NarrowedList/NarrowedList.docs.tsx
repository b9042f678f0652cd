import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una lista con aquello por lo que se puede achicar a su izquierda, desde 1088px; en menos ancho los filtros quedan plegados encima, y se abren también sin scripts. Dibuja `<div>`.',
  use: [
    {
      es: 'Para una lista larga con varias maneras de achicarla: orden, técnica, década, artista.',
      en: 'For a long list with several ways to narrow it: order, technique, decade, artist.',
    },
  ],
  instead: [
    {
      component: 'FilterLinks',
      when: {
        es: 'solos, sobre la lista, si son una o dos maneras.',
        en: 'alone, above the list, for one or two ways.',
      },
    },
    {
      component: 'FilterBar',
      when: { es: 'encima, donde se escriben palabras.', en: 'above it, where words are typed.' },
    },
    {
      component: 'SplitView',
      when: {
        es: 'en el panel, para una lista y lo que se abre de ella.',
        en: 'in the panel, for a list and what is opened from it.',
      },
    },
  ],
  code: (t) => `import { FilterLinks, NarrowedList, WorkGrid, type WorkGridProps } from '@gallery/ui'

export function Works({ works, decade }: { works: WorkGridProps['works']; decade?: number }) {
  return (
    <NarrowedList
      chosen={decade === undefined ? 0 : 1}
      filters={
        <FilterLinks
          shape="rows"
          label="${t('Década', 'Decade')}"
          items={[
            { label: '${t('Todas', 'All')}', href: '/works', current: decade === undefined },
            { label: '1950', href: '/works?decade=1950', count: 412, current: decade === 1950 },
          ]}
        />
      }
    >
      <WorkGrid works={works} />
    </NarrowedList>
  )
}
`,
  anatomy: {
    story: 'OnAPhone',
    parts: [
      {
        at: 'details > summary',
        name: {
          es: 'En un teléfono, lo que abre los filtros: dice cuántos achican la lista. En un escritorio no está.',
          en: 'On a phone, what opens the filters: it says how many narrow the list. On a desk it is not there.',
        },
      },
      {
        at: 'details + div',
        name: { es: 'La lista: en un teléfono, lo primero.', en: 'The list: on a phone it comes first.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'En «Filtrar y ordenar», abre los filtros o los guarda.',
        en: 'On “Filter and sort”, opens the filters or puts them away.',
      },
    },
  ],
  reads: [
    {
      es: 'Plegados: «Filtrar y ordenar: 1 filtro, contraído». Los filtros cerrados no se leen.',
      en: 'Folded: “Filter and sort: 1 filter, collapsed”. Closed filters are not read.',
    },
    {
      es: 'En un escritorio, cada `FilterLinks` es una navegación con su nombre: «Técnica, navegación».',
      en: 'On a desk each `FilterLinks` is a navigation with its name: “Technique, navigation”.',
    },
  ],
  props: {
    filters:
      'Por qué se puede achicar la lista y los órdenes que puede tener: `FilterLinks` en `rows`. Si no hay ninguno, como cuando nada se encuentra, la lista tiene todo el ancho.',
    chosen: 'Cuántos de los filtros la achican ahora: se dice mientras están plegados.',
    children: 'La lista.',
  },
  stories: {
    OnADesk: {
      name: 'En un escritorio',
      text: 'En un escritorio los filtros están al lado de la lista, sin nada que abrir.',
    },
    Chosen: {
      name: 'Elegido',
      text: 'Un valor está elegido: se marca, y la vuelta a cualquiera está encima.',
    },
    NothingToNarrow: {
      name: 'Nada que achicar',
      text: 'Donde no hay nada que achicar ni que ordenar, la lista tiene todo el ancho.',
    },
    OnAPhone: {
      name: 'En un teléfono',
      text: 'En un teléfono la lista va primero; los filtros dicen cuántos la achican, y se abren cuando se piden.',
    },
  },
}
