import { Button } from '../../controls/Button/Button.tsx'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ItemGrid } from './ItemGrid.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Ítems del archivo, de a cuatro, de a dos por debajo de 1088px. Dibuja `<div>` alrededor de una `<ul>`.',
  use: [
    {
      es: 'Para los documentos de un archivo, también mientras llegan y cuando no hay ninguno.',
      en: 'For the documents of an archive, also while they are on their way and when there are none.',
    },
  ],
  instead: [
    { component: 'WorkGrid', when: { es: 'para obras.', en: 'for works.' } },
    {
      component: 'ItemCard',
      when: {
        es: 'para un solo documento, entre otras cosas.',
        en: 'for a single document, among other things.',
      },
    },
    {
      component: 'ArchiveList',
      when: { es: 'para elegir entre archivos.', en: 'to choose between archives.' },
    },
    {
      component: 'ResultList',
      when: { es: 'para resultados de varias clases.', en: 'for results of several kinds.' },
    },
  ],
  code: (t) => `import { type ArchiveItem, Button, EmptyState, ItemGrid } from '@gallery/ui'

interface FoundProps {
  items: readonly ArchiveItem[]
  loading: boolean
  onReset: () => void
}

export function Found({ items, loading, onReset }: FoundProps) {
  return (
    <ItemGrid
      items={items}
      loading={loading}
      headingLevel={3}
      empty={
        <EmptyState
          title="${t('No se encontró nada', 'Nothing was found')}"
          action={
            <Button variant="tertiary" onClick={onReset}>
              ${t('Restablecer búsqueda', 'Reset search')}
            </Button>
          }
        />
      }
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <ItemGrid
            items={[]}
            empty={
              <EmptyState
                title={t('Nada con «marco»', 'Nothing with “frame”')}
                action={<Button variant="tertiary">{t('Restablecer búsqueda', 'Reset search')}</Button>}
              />
            }
          />
        ),
        say: {
          es: 'Después de una búsqueda, decí qué se buscó y cómo salir de ahí.',
          en: 'After a search say what was searched, and how to get out of it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <ItemGrid items={[]} empty={<EmptyState title={t('Sin resultados', 'No results')} />} />,
        say: {
          es: '¿De qué? Quien llegó por un enlace con filtros no sabe que hay una búsqueda.',
          en: 'Of what? Who came by a link with filters does not know that there is a search.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de documento en documento: uno, una parada.',
        en: 'Goes from document to document: one is one stop.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 7 elementos. Artículo. Enlace, Catálogo 1950, Estructura y color, Elsa Brandariz».',
      en: '“List, 7 items. Article. Link, Catalogue 1950, Estructura y color, Elsa Brandariz”.',
    },
    {
      es: 'Mientras llegan: «Cargando…», una vez, y la lista está ocupada.',
      en: 'While they come: “Loading…”, once, and the list is busy.',
    },
  ],
  props: {
    items: 'Los ítems, en orden.',
    loading: 'Guarda el lugar de los ítems que están por llegar; lo que ya hay queda.',
    empty:
      'Lo que hay cuando no hay ninguno: un `EmptyState` con «Restablecer búsqueda», si hubo una búsqueda.',
  },
  stories: {
    Several: { name: 'Varios', text: 'Una página de un archivo.' },
    HiddenAndInactive: {
      name: 'Ocultos e inactivos',
      text: 'Como los ve la galería: uno oculto, uno inactivo.',
    },
    One: { name: 'Uno', text: 'Uno solo conserva su columna.' },
    Many: { name: 'Muchos', text: 'Una página larga.' },
    Loading: { name: 'Cargando', text: 'El lugar de lo que está por llegar.' },
    Empty: { name: 'Vacía', text: 'No se encontró nada.' },
    EmptyWithAction: { name: 'Vacía, con salida', text: 'No se encontró nada, y cómo seguir.' },
    SmallPhone: { name: 'Teléfono chico', text: 'De a dos, también a 320px.' },
  },
}
