import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { CollectionGrid } from './CollectionGrid.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Colecciones, de a tres, de a dos por debajo de 1088px, de a una por debajo de 480. Dibuja `<div>` alrededor de una `<ul>`.',
  use: [
    {
      es: 'Para la lista de colecciones, también mientras llega y cuando no hay ninguna.',
      en: 'For a list of collections, also while it is on its way and when there are none.',
    },
  ],
  instead: [
    {
      component: 'CollectionCard',
      when: { es: 'para una sola, entre otras cosas.', en: 'for a single one, among other things.' },
    },
    {
      component: 'WorkGrid',
      when: { es: 'para las obras de una colección.', en: 'for the works inside one.' },
    },
    {
      component: 'ArtistGrid',
      when: {
        es: 'cuando se elige por el nombre y no por las obras.',
        en: 'when one chooses by name and not by works.',
      },
    },
  ],
  code: (t) => `import { type CollectionItem, CollectionGrid, PageTitle } from '@gallery/ui'

export function BackRoom({ collections }: { collections: readonly CollectionItem[] | undefined }) {
  return (
    <>
      <PageTitle title="${t('Trastienda', 'Back room')}" />
      <CollectionGrid collections={collections ?? []} loading={collections === undefined} />
    </>
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <CollectionGrid
            collections={[]}
            empty={<EmptyState title={t('No hay colecciones de Lemos', 'No collections with Lemos')} />}
          />
        ),
        say: {
          es: 'Si se buscó algo, decí qué no se encontró.',
          en: 'Where something was searched, say what was not found.',
        },
      },
    ],
    dont: [
      {
        show: () => <CollectionGrid collections={[]} empty={<span />} />,
        say: {
          es: 'Un lugar vacío parece algo que no llegó.',
          en: 'An empty place looks like something that never came.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Dos paradas por colección: su título y «Ver más».',
        en: 'Stops twice at each collection: its title and “See more”.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 4 elementos. Artículo. Sala de lectura, enlace, encabezado nivel 2».',
      en: '“List, 4 items. Article. Reading Room, link, heading level 2”.',
    },
    {
      es: 'Mientras llegan: «Cargando…», una vez, y la lista está ocupada.',
      en: 'While they come: “Loading…”, once, and the list is busy.',
    },
  ],
  props: {
    collections: 'Las colecciones, en orden.',
    loading: 'Guarda el lugar de las colecciones que están por llegar; lo que ya hay queda.',
    empty: 'Lo que hay cuando no hay ninguna.',
  },
  stories: {
    Several: { name: 'Varias', text: 'La trastienda.' },
    One: { name: 'Una', text: 'Una sola conserva su columna.' },
    Many: { name: 'Muchas', text: 'Tantas como entran en una página de resultados.' },
    Loading: { name: 'Cargando', text: 'El lugar de lo que está por llegar.' },
    Empty: { name: 'Vacía', text: 'No se encontró nada.' },
    SmallPhone: { name: 'Teléfono chico', text: 'Una debajo de la otra, a 320px.' },
  },
}
