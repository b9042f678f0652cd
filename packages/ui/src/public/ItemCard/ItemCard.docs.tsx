import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { picture } from '../../stories/sampleWorks.ts'
import { type ArchiveItem, ItemCard } from './ItemCard.tsx'

const letter = (t: Tell): ArchiveItem => ({
  id: 1,
  href: '#',
  title: t('Carta a Irma Szalay sobre el marco', 'Letter to Irma Szalay on the Frame'),
  kind: t('Correspondencia', 'Correspondence'),
  date: t('12 mar 1951', '12 Mar 1951'),
  author: 'Elsa Brandariz',
  picture: picture('doc-letter-1.jpg', 1089, 1400),
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un ítem del archivo: documento sobre un fondo, tipo y fecha, título, autor; un solo enlace. Dibuja `<article>`.',
  use: [
    {
      es: 'Para un documento entre otras cosas: una carta, una foto, un catálogo, un video.',
      en: 'For one document among other things: a letter, a photograph, a catalogue, a video.',
    },
  ],
  instead: [
    {
      component: 'ItemGrid',
      when: {
        es: 'para varios: los pone en columnas, y sabe esperarlos.',
        en: 'for several: it sets them in columns, and knows how to wait for them.',
      },
    },
    {
      component: 'WorkThumb',
      when: {
        es: 'para una obra, que se nombra como en la pared.',
        en: 'for a work, which is named as on the wall.',
      },
    },
    { component: 'FileList', when: { es: 'para archivos que se bajan.', en: 'for files to download.' } },
  ],
  code: (t) => `import { ItemCard } from '@gallery/ui'

export function Letter() {
  return (
    <ItemCard
      headingLevel={3}
      item={{
        id: 1,
        href: '/archive/1/items/12',
        title: '${t('Carta a Irma Szalay sobre el marco', 'Letter to Irma Szalay on the Frame')}',
        kind: '${t('Correspondencia', 'Correspondence')}',
        date: '${t('12 mar 1951', '12 Mar 1951')}',
        author: 'Elsa Brandariz',
        picture: { src: '/pictures/letter.jpg', alt: '', width: 1089, height: 1400 },
      }}
    />
  )
}
`,
  anatomy: {
    story: 'Hidden',
    parts: [
      {
        at: 'article a > :first-child',
        name: {
          es: 'El documento, entero; si no hay imagen, su título en una ficha del catálogo.',
          en: 'The document, whole; without a picture, its title on a card of the catalogue.',
        },
      },
      {
        at: 'article p',
        name: {
          es: 'Qué es, y de cuándo, tan exacto como se sabe.',
          en: 'What it is, and of when, as exactly as is known.',
        },
      },
      { at: 'article h2', name: { es: 'El título.', en: 'The title.' } },
      { at: 'article h2 + p', name: { es: 'Quién lo hizo, o dónde.', en: 'Who made it, or where.' } },
      {
        at: 'article a > span:last-child',
        name: {
          es: 'Lo que solo ve la galería: inactivo, oculto.',
          en: 'What only the gallery sees: inactive, hidden.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <ItemCard item={letter(t)} />,
        say: {
          es: 'Tipo y fecha tienen su renglón: se comparan de una tarjeta a otra.',
          en: 'Kind and date have a line of their own: they are compared from card to card.',
        },
      },
      {
        show: (t) => (
          <ItemCard item={{ ...letter(t), date: t('hacia 1950', 'about 1950'), picture: undefined }} />
        ),
        say: {
          es: 'Si no se sabe el día, decí lo que se sabe. Sin imagen, la ficha ya muestra el título.',
          en: 'Where the day is not known, say what is. Without a picture the card shows the title already.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ItemCard
            item={{
              ...letter(t),
              title: t(
                'Correspondencia: Carta a Irma Szalay sobre el marco (1951)',
                'Correspondence: Letter to Irma Szalay on the Frame (1951)'
              ),
              date: undefined,
            }}
          />
        ),
        say: {
          es: 'En el título, el tipo y el año se repiten o se pierden.',
          en: 'In the title, kind and year are repeated or get lost.',
        },
      },
      {
        show: (t) => <ItemCard item={{ ...letter(t), date: '01/01/1950', picture: undefined }} />,
        say: {
          es: 'Un día inventado miente: nadie sabe que quiere decir «hacia 1950».',
          en: 'A made-up day lies: nobody knows that it means “about 1950”.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'La tarjeta entera es una parada.', en: 'The whole card is one stop.' } },
  ],
  reads: [
    {
      es: '«Artículo. Enlace, Correspondencia 12 mar 1951, Carta a Irma Szalay sobre el marco, Elsa Brandariz». La imagen no se lee: el título dice qué es.',
      en: '“Article. Link, Correspondence 12 Mar 1951, Letter to Irma Szalay on the Frame, Elsa Brandariz”. The picture is not read: the title says what it is.',
    },
    {
      es: 'Por encabezados: «Carta a Irma Szalay sobre el marco, encabezado nivel 2».',
      en: 'By headings: “Letter to Irma Szalay on the Frame, heading level 2”.',
    },
  ],
  props: {
    item: 'El documento, con su imagen y sus datos.',
    headingLevel: 'El lugar del título en el esquema de la página.',
  },
  stories: {
    Document: { name: 'Documento', text: 'Una carta del archivo.' },
    Video: { name: 'Video', text: 'Algo para reproducir.' },
    Inactive: { name: 'Inactivo', text: 'Solo su imagen se apaga; las palabras se siguen leyendo.' },
    Hidden: { name: 'Oculto', text: 'Solo lo ve la galería.' },
    WithoutImage: {
      name: 'Sin imagen',
      text: 'El título está en una ficha del catálogo, donde estaría la imagen.',
    },
    LongWords: {
      name: 'Palabras largas',
      text: 'Las palabras largas se parten; tipo y fecha ocupan dos renglones si hace falta.',
    },
  },
}
