import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { picture } from '../../stories/sampleWorks.ts'
import { CollectionCard, type CollectionItem } from './CollectionCard.tsx'

const pictures = [picture('brandariz-08.jpg', 951, 1400), picture('brandariz-07.png', 1200, 1200)]

const room = (t: Tell): CollectionItem => ({
  id: 1,
  href: '#',
  title: t('Sala de lectura', 'Reading Room'),
  pictures,
  count: 11,
  artists: ['Arrascaeta', 'Brandariz', 'Lemos', 'Szalay'],
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una colección: obras sobre un fondo, título, «10 obras. Arrascaeta, Brandariz, Lemos y otros», «Ver más». Dibuja `<article>`.',
  use: [
    {
      es: 'Para una colección entre otras cosas: en la portada, al pie de una nota.',
      en: 'For one collection among other things: on the front page, at the foot of a text.',
    },
  ],
  instead: [
    {
      component: 'CollectionGrid',
      when: {
        es: 'para varias: las pone en columnas, y sabe esperarlas.',
        en: 'for several: it sets them in columns, and knows how to wait for them.',
      },
    },
    { component: 'WorkThumb', when: { es: 'para una sola obra.', en: 'for a single work.' } },
    {
      component: 'ArchiveList',
      when: {
        es: 'para archivos, que necesitan una descripción.',
        en: 'for archives, which need a description.',
      },
    },
  ],
  code: (t) => `import { CollectionCard } from '@gallery/ui'

export function FromTheBackRoom() {
  return (
    <CollectionCard
      headingLevel={3}
      collection={{
        id: 1,
        href: '/collections/1',
        title: '${t('Sala de lectura', 'Reading Room')}',
        pictures: [{ src: '/pictures/reading.jpg', alt: '', width: 951, height: 1400 }],
        count: 11,
        artists: ['Arrascaeta', 'Brandariz', 'Lemos', 'Szalay'],
      }}
    />
  )
}
`,
  anatomy: {
    story: 'TwoPictures',
    parts: [
      {
        at: 'article > a[aria-hidden]',
        name: {
          es: 'Una o dos obras, enteras, una al lado de la otra. Son del puntero: el teclado sigue de largo.',
          en: 'One or two works, whole, side by side. They are for the pointer: the keyboard passes them by.',
        },
      },
      {
        at: 'h2',
        name: { es: 'El título, que lleva a la sala.', en: 'The title, which leads to the room.' },
      },
      {
        at: 'article > p',
        name: {
          es: 'Cuántas obras, y hasta tres apellidos: del cuarto en adelante, «y otros».',
          en: 'How many works, and up to three last names: from the fourth on, “and others”.',
        },
      },
      {
        at: 'article > a:last-child',
        name: {
          es: 'Adónde se va, con palabras; a quien escucha le dice además de qué colección.',
          en: 'Where it leads, in words; who listens is told of which collection too.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <CollectionCard collection={room(t)} />,
        say: {
          es: 'Dos obras que se llevan bien: se ve qué clase de colección es.',
          en: 'Two works that get on with each other: one sees what kind of collection it is.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CollectionCard
            collection={{
              ...room(t),
              title: t('Colección de obras de la sala de lectura', 'Collection of works in the reading room'),
            }}
          />
        ),
        say: {
          es: 'La tarjeta ya dice que es una colección y que tiene obras: el título, solo su nombre.',
          en: 'The card says already that it is a collection and has works: the title is its name only.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Se para en el título y en «Ver más»; en las obras, no.',
        en: 'Stops at the title and at “See more”; not at the works.',
      },
    },
  ],
  reads: [
    {
      es: '«Artículo. Sala de lectura, enlace, encabezado nivel 2. 11 obras. Arrascaeta, Brandariz, Lemos y otros».',
      en: '“Article. Reading Room, link, heading level 2. 11 works. Arrascaeta, Brandariz, Lemos and others”.',
    },
    {
      es: 'El enlace del pie: «Ver más, Sala de lectura».',
      en: 'The link at its foot: “See more, Reading Room”.',
    },
  ],
  props: {
    collection: 'La sala a la que lleva la tarjeta.',
    headingLevel: 'El lugar del título en el esquema de la página.',
  },
  stories: {
    TwoPictures: { name: 'Dos imágenes', text: 'Dos obras una al lado de la otra; más de tres artistas.' },
    OnePicture: { name: 'Una imagen', text: 'Una obra tiene la pared para ella; una no son «obras».' },
    WithoutPictures: { name: 'Sin imágenes', text: 'Una vacía.' },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas se parten.' },
  },
}
