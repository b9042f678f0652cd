import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { Photo } from './Photo.tsx'

const hall = (t: Tell) => ({
  src: '/pictures/room-a.jpg',
  alt: t('Una sala blanca con dos cuadros', 'A white hall with two paintings'),
  width: 1600,
  height: 1040,
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una fotografía tan ancha como su columna, con su epígrafe. Dibuja `<figure>`.',
  use: [
    {
      es: 'Para una persona, una casa, un taller, al lado de un texto.',
      en: 'For a person, a house, a studio beside a text.',
    },
  ],
  instead: [
    {
      component: 'Plates',
      when: { es: 'para las vistas de una muestra.', en: 'for the views of an exhibition.' },
    },
    {
      component: 'Picture',
      when: { es: 'para una imagen sin palabras propias.', en: 'for a picture without words of its own.' },
    },
    {
      component: 'ImageGallery',
      when: { es: 'para las imágenes de una obra.', en: 'for the pictures of one work.' },
    },
  ],
  code: (t) => `import { Photo } from '@gallery/ui'

export function Studio() {
  return (
    <Photo
      picture={{
        src: '/pictures/studio.jpg',
        alt: '${t('Una mesa larga bajo una claraboya', 'A long table under a skylight')}',
        width: 1600,
        height: 1040,
        sizes: '(min-width: 769px) 50vw, 92vw',
      }}
      caption="${t('El taller de la calle Pasco, 1957.', 'The studio in calle Pasco, 1957.')}"
    />
  )
}
`,
  examples: {
    do: [
      {
        show: (t) => (
          <Photo
            picture={hall(t)}
            caption={t('La sala 1 en la apertura, 2026.', 'Room 1 at the opening, 2026.')}
          />
        ),
        say: {
          es: 'El epígrafe agrega quién, dónde y cuándo; lo que se ve va en `alt`.',
          en: 'The caption adds who, where and when; what is to be seen goes into `alt`.',
        },
      },
      {
        show: (t) => <Photo ratio="wide" picture={hall(t)} />,
        say: {
          es: '`wide` recorta una casa o una sala a un alto parejo.',
          en: '`wide` cuts a house or a hall to an even height.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Photo
            picture={hall(t)}
            caption={t(
              'Foto de una sala blanca con dos cuadros.',
              'Photo of a white hall with two paintings.'
            )}
          />
        ),
        say: { es: 'Eso ya se ve, y se lee dos veces.', en: 'That is seen already, and read twice.' },
      },
      {
        show: () => (
          <Photo
            ratio="wide"
            picture={{
              src: '/pictures/brandariz-04.png',
              alt: 'Estructura abierta nº 26',
              width: 815,
              height: 1200,
            }}
          />
        ),
        say: { es: 'Una obra recortada es otra obra.', en: 'A work that is cropped is another work.' },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Figura, La sala 1 en la apertura, 2026. Una sala blanca con dos cuadros, imagen».',
      en: '“Figure, Room 1 at the opening, 2026. A white hall with two paintings, image”.',
    },
  ],
  props: {
    picture: 'Lo que se muestra, y de qué ancho se dibuja.',
    caption: 'Lo que se ve en ella: «El taller de la calle Pasco, 1957».',
    captionLang: 'El idioma del epígrafe, cuando no es el de la página.',
    ratio: 'Sus propias proporciones, o 16 por 9, recortada: para una casa o una sala, nunca para obras.',
  },
  stories: {
    Captioned: { name: 'Con epígrafe', text: 'En sus propias proporciones, con lo que se ve en ella.' },
    Wide: {
      name: 'Ancha',
      text: 'El frente de una casa llena su 16 por 9, tenga la imagen las proporciones que tenga.',
    },
  },
}
