import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { SectionedWorks } from './SectionedWorks.tsx'

const picture = { src: '/pictures/brandariz-04.png', alt: '', width: 815, height: 1200 }
const nothing = () => {}

/** Two works under headings with these names. */
function Room({ t, names }: { t: Tell; names: readonly [string, string] }) {
  const [first, second] = names
  return (
    <SectionedWorks
      label={t('Obras de Casa Iribarne, en orden', 'Works of Casa Iribarne, in order')}
      works={[
        { id: 1, title: 'Diagonal', artist: 'Elsa Brandariz', picture, section: 1 },
        { id: 2, title: 'Patio', artist: 'Tomás Verardi', picture, section: 2 },
      ]}
      sections={[
        { id: 1, name: first },
        { id: 2, name: second },
      ]}
      onArrange={nothing}
      onSectionAdd={nothing}
      onRemove={nothing}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Obras en un orden que se puede cambiar, bajo títulos: arrastrando, con el teclado, de a un lugar o desde un menú, dentro de una sección y hacia otra. Las secciones se escriben, se mueven y se sacan; sus obras quedan. Dibuja `<div>`.',
  use: [
    {
      es: 'Para las obras de una sala privada que se cuenta por partes.',
      en: 'For the works of a private room that is told in parts.',
    },
    {
      es: 'También cuando todavía no hay secciones: se suman acá mismo.',
      en: 'Also while there are no sections: they are added right here.',
    },
  ],
  instead: [
    {
      component: 'OrderedWorks',
      when: {
        es: 'donde las obras tienen un orden y no hay títulos.',
        en: 'where works have an order and no headings.',
      },
    },
    {
      component: 'OrderedList',
      when: { es: 'para lo que no tiene imagen.', en: 'for what has no picture.' },
    },
    {
      component: 'WorkGrid',
      when: { es: 'donde el orden ya está dado.', en: 'where the order is given.' },
    },
  ],
  code: (t) => `import {
  type Arrangement,
  type SectionedWork,
  SectionedWorks,
  type WorkId,
  type WorksSection,
} from '@gallery/ui/admin'

interface RoomProps {
  works: readonly SectionedWork[]
  sections: readonly WorksSection[]
  arrange: (arrangement: Arrangement) => void
  add: () => void
  remove: (id: WorkId) => void
}

export function RoomWorks({ works, sections, arrange, add, remove }: RoomProps) {
  return (
    <SectionedWorks
      label="${t('Obras de Casa Iribarne, en orden', 'Works of Casa Iribarne, in order')}"
      works={works}
      sections={sections}
      onArrange={arrange}
      onSectionAdd={add}
      onRemove={remove}
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: '[data-sorted="section-1"] h3 + div',
        name: {
          es: 'El nombre de la sección: se escribe donde está.',
          en: 'The name of the section: it is written where it stands.',
        },
      },
      {
        at: '[data-sorted="section-1"] [data-move="1"]',
        name: {
          es: 'Baja la sección con sus obras; al lado, la sube y la saca.',
          en: 'Moves the section down with its works; beside it, up and away.',
        },
      },
      {
        at: 'li[data-sorted] [data-grip]',
        name: {
          es: 'La manija, que arrastra a cualquier sección; también con el teclado.',
          en: 'The grip, which drags into any section; by keyboard too.',
        },
      },
      {
        at: 'li[data-sorted] [data-move="1"]',
        name: {
          es: 'Un lugar después; desde la última, a la sección que sigue.',
          en: 'One place later; from the last one, into the section that follows.',
        },
      },
      {
        at: 'li[data-sorted] [data-move="section"]',
        name: {
          es: 'El menú: la sección, y si representa a todas.',
          en: 'The menu: the section, and whether it stands for them all.',
        },
      },
      {
        at: '[data-sorted="section-3"] p',
        name: {
          es: 'Una sección sin obras lo dice, y se le puede soltar una encima.',
          en: 'A section without works says so, and one can be dropped on it.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <Room t={t} names={[t('Papeles', 'Works on Paper'), t('Telas', 'Canvases')]} />,
        say: {
          es: 'El título dice qué une a sus obras: quien visita lo lee en la sala.',
          en: 'The heading says what its works share: whoever visits reads it in the room.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Room t={t} names={[t('Sección 1', 'Section 1'), t('Sección 2', 'Section 2')]} />,
        say: {
          es: 'Un número no cuenta nada: sin nombre, mejor sin secciones.',
          en: 'A number tells nothing: without a name, better without sections.',
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
      keys: ['←', '→'],
      does: {
        es: 'Con la obra levantada: un lugar antes o después, también a otra sección.',
        en: 'While it is lifted: one place earlier or later, into another section too.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Con la obra levantada: a la línea de arriba o de abajo.',
        en: 'While it is lifted: to the line above or below.',
      },
    },
    { keys: ['Esc'], does: { es: 'La deja donde estaba.', en: 'Leaves it where it was.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'En las flechas, mueve la obra un lugar o la sección entera, y el foco queda en el botón.',
        en: 'On the arrows, moves the work by one place or the whole section, and the focus stays on the button.',
      },
    },
  ],
  reads: [
    {
      es: 'Cada sección es un título de nivel 3, y su lista lleva el mismo nombre.',
      en: 'Each section is a heading of level 3, and its list has the same name.',
    },
    {
      es: 'Mientras se mueve: «Diagonal. Papeles: lugar 2 de 4»; al soltar: «Diagonal quedó en Papeles, lugar 2 de 4».',
      en: 'While it moves: “Diagonal. Works on Paper: place 2 of 4”; when dropped: “Diagonal is now in Works on Paper, place 2 of 4”.',
    },
    {
      es: 'Al sacar una sección: «Sacaste la sección Telas. Sus obras siguen en Papeles».',
      en: 'When a section is taken away: “You took away the section Canvases. Its works are now in Works on Paper”.',
    },
    {
      es: 'Al sacar una obra: «Sacaste Diagonal», y el foco va a la manija de la que sigue.',
      en: 'When a work is taken out: “You took out Diagonal”, and the focus goes to the grip of the next one.',
    },
    {
      es: 'Mientras no tiene nombre: «Sección sin título».',
      en: 'While it has no name: “Untitled section”.',
    },
  ],
  props: {
    label: 'De qué son las obras: «Obras de Casa Iribarne, en orden».',
    works: 'En su orden, cada una con la sección en la que cuelga.',
    sections: 'En su orden; al principio, ninguna.',
    onArrange:
      'Se llama con todas las secciones y obras en su orden nuevo cuando una se movió, o se sacó una sección.',
    onSectionAdd: 'Se llama cuando se pide otra sección: va última, y lo primero es escribir su nombre.',
    onRemove: 'Se llama con la obra que se va.',
    onCoverChange: 'Se llama cuando una obra va a representar a todas, o ya no. Sin esto no hay portadas.',
  },
  stories: {
    Several: {
      name: 'Varias',
      text: 'Una obra no está en ninguna sección, tres son papeles, dos son telas; la última sección está vacía y lo dice.',
    },
    ArrangedByKeyboard: {
      name: 'Con el teclado',
      text: 'Espacio levanta, las flechas mueven, también por encima de los títulos, Espacio suelta; todo se dice. El foco queda en la manija.',
    },
    ArrangedByButtons: {
      name: 'Con botones',
      text: 'Las flechas debajo de una obra pasan por encima de los títulos; su menú lleva al final de cualquier sección.',
    },
    Sections: {
      name: 'Secciones',
      text: 'Lo primero de una sección nueva es su nombre; la que se mueve lleva sus obras, la que se va las deja.',
    },
    Single: {
      name: 'Una sola',
      text: 'Levantada, dice dónde está, y adonde sea que la lleven queda donde estaba.',
    },
    Undivided: { name: 'Sin secciones', text: 'Todavía ninguna: las obras están en una sola lista.' },
    Empty: { name: 'Vacía', text: 'Ni obras ni secciones.' },
  },
}
