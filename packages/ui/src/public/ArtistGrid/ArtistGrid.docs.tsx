import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ArtistGrid } from './ArtistGrid.tsx'

const artists = ['Nélida Arrascaeta', 'Elsa Brandariz', 'Julián Costamagna'].map((name, id) => ({
  id,
  href: '#',
  name,
}))

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Nombres, grandes, de a tres por fila, de a dos por debajo de 1088px, de a uno por debajo de 480. Dibuja `<div>` alrededor de una `<ul>`.',
  use: [
    {
      es: 'Para una lista de nombres que tienen cada uno su página: los artistas de la galería.',
      en: 'For a list of names that each have a page: the artists of the gallery.',
    },
    {
      es: 'Cuando el nombre es lo que se busca, y una imagen elegiría por quien mira.',
      en: 'When the name is what is looked for, and a picture would choose for who is looking.',
    },
  ],
  instead: [
    {
      component: 'WorkGrid',
      when: { es: 'cuando hay obras para mostrar.', en: 'when there are works to show.' },
    },
    {
      component: 'CollectionGrid',
      when: {
        es: 'para colecciones, que se eligen por sus obras.',
        en: 'for collections, which are chosen by their works.',
      },
    },
    {
      component: 'TagLinks',
      when: {
        es: 'para unos pocos nombres al lado de otra cosa.',
        en: 'for a few names beside something else.',
      },
    },
  ],
  code: () => `import { ArtistGrid } from '@gallery/ui'

export function Artists() {
  return (
    <ArtistGrid
      artists={[
        { id: 1, href: '/artists/elsa-brandariz', name: 'Elsa Brandariz' },
        { id: 2, href: '/artists/irma-szalay', name: 'Irma Szalay' },
      ]}
    />
  )
}
`,
  examples: {
    wide: true,
    do: [
      {
        show: () => <ArtistGrid artists={artists} />,
        say: {
          es: 'El nombre como se dice, ordenado por apellido: así se busca y así se lee en voz alta.',
          en: 'The name as it is said, in the order of last names: so it is looked for, and so it is read out.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <ArtistGrid
            artists={['ARRASCAETA, NÉLIDA', 'BRANDARIZ, ELSA'].map((name, id) => ({ id, href: '#', name }))}
          />
        ),
        say: {
          es: 'Dado vuelta y en mayúsculas es una planilla: cuesta leerlo, y un lector de pantalla puede deletrearlo.',
          en: 'Turned round and in capitals it is a form: hard to read, and a screen reader may spell it.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de nombre en nombre, de izquierda a derecha y después hacia abajo.',
        en: 'Goes from name to name, left to right and then down.',
      },
    },
  ],
  reads: [
    {
      es: '«Lista, 9 elementos. Nélida Arrascaeta, enlace».',
      en: '“List, 9 items. Nélida Arrascaeta, link”.',
    },
  ],
  props: {
    artists: 'En el orden de las filas: de izquierda a derecha, después hacia abajo.',
    empty: 'Lo que hay cuando no hay ninguno.',
  },
  stories: {
    Several: { name: 'Varios', text: 'Los artistas de una galería.' },
    Many: { name: 'Muchos', text: 'Una galería grande.' },
    One: { name: 'Uno', text: 'Uno solo conserva su columna.' },
    LongWords: {
      name: 'Palabras largas',
      text: 'Un nombre largo ocupa un segundo renglón; su fila crece con él.',
    },
    Empty: { name: 'Vacía', text: 'Nadie.' },
    SmallPhone: { name: 'Teléfono chico', text: 'Uno debajo del otro, a 320px.' },
  },
}
