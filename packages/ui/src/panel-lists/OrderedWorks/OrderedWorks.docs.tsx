import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { OrderedWorks } from './OrderedWorks.tsx'

const picture = { src: '/pictures/brandariz-04.png', alt: '', width: 815, height: 1200 }

/** Two works, the second of which may have a note other than the first's. */
function Room({ t, notes }: { t: Tell; notes: readonly [string | undefined, string] }) {
  const [first, second] = notes
  return (
    <OrderedWorks
      label={t('Obras de Sala de lectura, en orden', 'Works of Reading Room, in order')}
      works={[
        { id: 1, title: 'Diagonal', artist: 'Elsa Brandariz', picture, ...(first ? { note: first } : {}) },
        { id: 2, title: 'Patio', artist: 'Tomás Verardi', picture, note: second },
      ]}
      onReorder={() => {}}
      onRemove={() => {}}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Obras en un orden que se puede cambiar: arrastrando, con el teclado o de a un lugar. Dibuja `<div>` alrededor de un `<ol>`.',
  use: [
    { es: 'Para las obras de una colección.', en: 'For the works of a collection.' },
    {
      es: 'Cuando una de ellas representa a todas: la portada.',
      en: 'When one of them stands for them all: the cover.',
    },
  ],
  instead: [
    { component: 'WorkGrid', when: { es: 'donde el orden ya está dado.', en: 'where the order is given.' } },
    {
      component: 'ImageManager',
      when: { es: 'para las imágenes de una ficha.', en: 'for the images of one record.' },
    },
    {
      component: 'PickList',
      when: { es: 'para las que se pueden sumar.', en: 'for those that can be added.' },
    },
    {
      component: 'OrderedList',
      when: { es: 'para lo que no tiene imagen.', en: 'for what has no picture.' },
    },
  ],
  code: (t) => `import { type OrderedWork, OrderedWorks, type WorkId } from '@gallery/ui/admin'

interface RoomProps {
  works: readonly OrderedWork[]
  reorder: (ids: readonly WorkId[]) => void
  remove: (id: WorkId) => void
}

export function ReadingRoom({ works, reorder, remove }: RoomProps) {
  return (
    <OrderedWorks
      label="${t('Obras de Sala de lectura, en orden', 'Works of Reading Room, in order')}"
      works={works}
      onReorder={reorder}
      onRemove={remove}
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'li[data-sorted]:first-child [data-grip]',
        name: {
          es: 'La manija, que arrastra; también con el teclado.',
          en: 'The grip, which drags; by keyboard too.',
        },
      },
      {
        at: 'li[data-sorted]:first-child > a',
        name: { es: 'Quién y qué: lleva a la ficha.', en: 'Who and what: it leads to the record.' },
      },
      {
        at: 'li[data-sorted]:nth-child(3) > span',
        name: { es: 'Un estado que vale la pena decir: «Oculta».', en: 'A state worth saying: “Hidden”.' },
      },
      {
        at: 'li[data-sorted]:first-child [data-move="-1"]',
        name: {
          es: 'Un lugar antes, y al lado uno después.',
          en: 'One place earlier; the next is one later.',
        },
      },
      {
        at: 'li[data-sorted]:first-child [aria-pressed]',
        name: { es: 'Si representa a todas.', en: 'Whether it stands for them all.' },
      },
      { at: 'li[data-sorted]:first-child [data-remove]', name: { es: 'La saca.', en: 'Takes it out.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <Room t={t} notes={[undefined, t('Oculta', 'Hidden')]} />,
        say: {
          es: 'La nota dice lo que es distinto: esta no la ve quien visita.',
          en: 'The note says what is different: visitors do not see this one.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Room t={t} notes={[t('Pública', 'Public'), t('Pública, a la venta', 'Public, for sale')]} />
        ),
        say: {
          es: 'Si todas dicen algo, no se ve cuál hay que mirar.',
          en: 'If every one says something, none stands out.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Space'],
      does: {
        es: 'En la manija, levanta la obra; otra vez, la suelta.',
        en: 'On the grip, lifts the work; again, drops it.',
      },
    },
    {
      keys: ['←', '→', '↑', '↓'],
      does: {
        es: 'Con la obra levantada, la mueven en la grilla. El foco queda en la manija.',
        en: 'Move the work through the grid while it is lifted. The focus stays on the grip.',
      },
    },
    { keys: ['Esc'], does: { es: 'La deja donde estaba.', en: 'Leaves it where it was.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'En las flechas de abajo, mueve un lugar, y el foco queda en el botón.',
        en: 'On the arrows under a work, moves it by one place, and the focus stays on the button.',
      },
    },
  ],
  reads: [
    {
      es: 'La manija: «Mover Diagonal, ordenable», y cómo se mueve.',
      en: 'The grip: “Move Diagonal, sortable”, and how to move it.',
    },
    {
      es: 'Los botones dicen de cuál son: «Un lugar después: Diagonal», «Portada: Diagonal, presionado», «Sacar: Diagonal».',
      en: 'The buttons say whose they are: “One place later: Diagonal”, “Cover: Diagonal, pressed”, “Take out: Diagonal”.',
    },
    {
      es: 'Después de mover: «Diagonal quedó en el lugar 2 de 6».',
      en: 'After a move: “Diagonal is now in place 2 of 6”.',
    },
    {
      es: 'Al sacar una: «Sacaste Diagonal», y el foco va a la manija de la que sigue.',
      en: 'When one is taken out: “You took out Diagonal”, and the focus goes to the grip of the next one.',
    },
  ],
  props: {
    label: 'De qué son las obras: «Obras de Sala de lectura, en orden».',
    works: 'En su orden.',
    onReorder: 'Se llama con todos los ids en su orden nuevo.',
    onRemove: 'Se llama con la obra que se va.',
    onCoverChange: 'Se llama cuando una obra va a representar a todas, o ya no. Sin esto no hay portadas.',
  },
  stories: {
    Several: {
      name: 'Varias',
      text: 'Una es la portada, una está reservada, una está oculta, una no tiene imagen.',
    },
    OrderedByKeyboard: {
      name: 'Con el teclado',
      text: 'Espacio levanta, las flechas mueven, Espacio suelta, Escape deja como estaba; todo se dice. El foco queda en la manija.',
    },
    OrderedByButtons: {
      name: 'Con botones',
      text: 'Las flechas debajo de una obra hacen lo mismo, de a un lugar, para quien no puede arrastrar.',
    },
    Empty: { name: 'Vacía', text: 'Todavía no hay ninguna.' },
  },
}
