import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una mesa para juntar obras: las que se pueden sumar al lado de las que ya están, en su orden. Dibuja `<div>`; los hijos son las obras en orden.',
  use: [
    {
      es: 'En la ficha de una colección, con `PickList` y `OrderedWorks`.',
      en: 'In the record of a collection, with `PickList` and `OrderedWorks`.',
    },
  ],
  instead: [
    {
      component: 'Columns',
      when: { es: 'para cualquier otro par de partes.', en: 'for any other two parts.' },
    },
    {
      component: 'SplitView',
      when: { es: 'para una lista y lo que se abre de ella.', en: 'for a list and what is opened from it.' },
    },
  ],
  code: (t) => `import { OrderedWorks, PickList, WorkBoard } from '@gallery/ui/admin'

interface CollectionProps {
  add: (id: string | number) => void
  order: (ids: readonly (string | number)[]) => void
  remove: (id: string | number) => void
}

export function Collection({ add, order, remove }: CollectionProps) {
  const works = [{ id: 1, title: 'Diagonal', chosen: true }]
  return (
    <WorkBoard source={<PickList label="${t('Obras para sumar', 'Works to add')}" items={works} onAdd={add} />}>
      <OrderedWorks label="${t('Obras, en orden', 'Works, in order')}" works={works} onReorder={order} onRemove={remove} />
    </WorkBoard>
  )
}
`,
  anatomy: {
    story: 'Collection',
    parts: [
      {
        at: 'ul',
        name: {
          es: 'De donde se suma: a la izquierda; en un teléfono, debajo.',
          en: 'What is picked from: at the left; on a phone, underneath.',
        },
      },
      {
        at: 'ol',
        name: { es: 'Las que ya están, en su orden.', en: 'Those that are in it, in their order.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [],
  reads: [
    {
      es: 'Nada propio: se leen las obras en orden y después la lista de la que se suma, como se ven en un teléfono.',
      en: 'Nothing of its own: the works in order are read, then the list to pick from, as they are seen on a phone.',
    },
  ],
  props: {
    source: 'De donde se suma, a la izquierda; debajo de las obras en un teléfono.',
  },
  stories: {
    Collection: {
      name: 'Colección',
      text: 'Dos columnas desde el ancho de una tableta, una en un teléfono.',
    },
  },
}
