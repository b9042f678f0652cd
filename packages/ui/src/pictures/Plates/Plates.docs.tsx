import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { type Plate, Plates } from './Plates.tsx'

const plates = (t: Tell): Plate[] => [
  {
    id: 1,
    picture: {
      src: '/pictures/room-h.jpg',
      alt: t('Vista de sala', 'View of the hall'),
      width: 1600,
      height: 1040,
    },
    caption: t('Al frente, Ritmo sobre eje nº 35, 1953.', 'In front, Rhythm on an Axis No. 35, 1953.'),
  },
  {
    id: 2,
    picture: {
      src: '/pictures/brandariz-04.png',
      alt: t('Estructura abierta nº 26', 'Open Structure No. 26'),
      width: 815,
      height: 1200,
    },
    caption: t('Esmalte sobre tabla, marco recortado.', 'Enamel on panel, shaped frame.'),
  },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Imágenes en sus propias proporciones, anchas y angostas por turno, como las láminas de un catálogo; ninguna, salvo una sola, es más alta que el 85 % de la ventana. Una sola que es ancha va de borde a borde en ventanas de 1920 píxeles o más. Dibuja `<div>`; va en un `Container`.',
  use: [
    {
      es: 'Para vistas de una sala y páginas de un libro: se miran todas, una detrás de la otra.',
      en: 'For views of a hall and pages of a book: all are looked at, one after the other.',
    },
  ],
  instead: [
    {
      component: 'ImageGallery',
      when: {
        es: 'para las imágenes de una obra, con su pantalla completa.',
        en: 'for the pictures of one work, with their full screen.',
      },
    },
    {
      component: 'Carousel',
      when: { es: 'para las novedades de la portada.', en: 'for the news of the home page.' },
    },
    {
      component: 'WorkGrid',
      when: { es: 'para obras que tienen su página.', en: 'for works that have a page each.' },
    },
    {
      component: 'Photo',
      when: { es: 'para una foto al lado de un texto.', en: 'for a photograph beside a text.' },
    },
  ],
  code: (t) => `import { Container, Plates } from '@gallery/ui'

export function Views() {
  return (
    <Container>
      <Plates
        plates={[
          {
            id: 1,
            picture: { src: '/pictures/hall.jpg', alt: '${t('Vista de sala', 'View of the hall')}', width: 1600, height: 1040 },
            caption: '${t('Al frente, Ritmo sobre eje nº 35, 1953.', 'In front, Rhythm on an Axis No. 35, 1953.')}',
          },
          {
            id: 2,
            picture: { src: '/pictures/stairs.jpg', alt: '${t('La escalera', 'The stairs')}', width: 900, height: 1200 },
          },
        ]}
      />
    </Container>
  )
}
`,
  anatomy: {
    story: 'Pair',
    parts: [
      {
        at: 'figure:first-child picture',
        name: {
          es: 'Una ancha: el lado ancho del par. En un teléfono, todo el ancho.',
          en: 'A wide one: the wide side of the pair. On a phone, the whole width.',
        },
      },
      {
        at: 'figure:last-child picture',
        name: {
          es: 'Una alta: el lado angosto, a ras abajo con la otra.',
          en: 'A tall one: the narrow side, level with the other at its foot.',
        },
      },
      {
        at: 'figcaption',
        name: {
          es: 'Lo que se ve, y de dónde es la obra.',
          en: 'What is to be seen, and where the work is from.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <Plates plates={plates(t)} />,
        say: {
          es: 'El epígrafe nombra la obra que se ve: se la puede buscar.',
          en: 'The caption names the work that is seen: one can look for it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Plates
            plates={plates(t).map((plate) => ({
              ...plate,
              caption: t('Vista de sala (foto: archivo)', 'View of the hall (photo: archive)'),
            }))}
          />
        ),
        say: {
          es: 'El mismo epígrafe en todas no dice nada de ninguna.',
          en: 'The same caption under all says nothing of any.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«Figura, Al frente, Ritmo sobre eje nº 35, 1953. Vista de sala, imagen».',
      en: '“Figure, In front, Rhythm on an Axis No. 35, 1953. View of the hall, image”.',
    },
  ],
  props: { plates: 'Las imágenes en orden, cada una con su epígrafe.' },
  stories: {
    Pair: { name: 'Par', text: 'Una ancha y una angosta, a ras abajo.' },
    TallFirst: { name: 'Primero la alta', text: 'Una alta va del lado angosto, venga la que venga primero.' },
    Three: { name: 'Tres', text: 'La última de un número impar tiene su fila para ella.' },
    One: { name: 'Una', text: 'Una sola ocupa todo el ancho.' },
  },
}
