import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { ScaleDrawing } from './ScaleDrawing.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Qué tamaño tiene una obra: ella o su contorno en una pared, el centro a 150 cm, al lado de una persona de 170 cm. Dibuja `<svg>`, o nada sin las dos medidas o para una obra de más de 400 cm de alto.',
  use: [
    {
      es: 'En la página de una obra, entre sus datos: en la pantalla todas son del mismo tamaño.',
      en: 'On the page of one work, among its facts: on a screen all are of one size.',
    },
  ],
  instead: [
    {
      component: 'WorkLabel',
      when: { es: 'en una lista: dice las medidas.', en: 'in a list: it says the measures.' },
    },
    {
      component: 'WallView',
      when: { es: 'para muchas obras, unas al lado de otras.', en: 'for many works, beside each other.' },
    },
    {
      component: 'MeasuresField',
      when: { es: 'en el panel, para escribir las medidas.', en: 'in the panel, to type the measures.' },
    },
  ],
  code: () => `import { Inline, ScaleDrawing, WorkLabel } from '@gallery/ui'

export function HowLarge() {
  return (
    <Inline space="s5">
      <WorkLabel title="Estructura abierta nº 26" height={81} width={55} />
      <ScaleDrawing height={81} width={55} />
    </Inline>
  )
}
`,
  anatomy: {
    story: 'Painting',
    parts: [
      {
        at: 'svg rect',
        name: {
          es: 'La obra a escala: su contorno o, con `picture`, ella misma.',
          en: 'The work to scale: its outline or, with `picture`, itself.',
        },
      },
      { at: 'svg > :last-child', name: { es: 'Una persona de 170 cm.', en: 'A person of 170 cm.' } },
    ],
  },
  examples: {
    do: [
      {
        show: () => (
          <ScaleDrawing
            height={81}
            width={55}
            picture={{ src: '/pictures/brandariz-04.png', alt: '', width: 815, height: 1200 }}
          />
        ),
        say: {
          es: 'Con `picture`, la obra de borde a borde y nada más.',
          en: 'With `picture`, the work from edge to edge and nothing else.',
        },
      },
    ],
    dont: [
      {
        show: () => (
          <ScaleDrawing
            height={81}
            width={55}
            picture={{ src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 }}
          />
        ),
        say: {
          es: 'Una vista de sala se aplasta hasta las medidas de la obra.',
          en: 'The view of a hall is squeezed into the measures of the work.',
        },
      },
    ],
  },
  keyboard: [],
  reads: [
    {
      es: '«La obra, de 81 × 55 cm, al lado de una persona de 1,70 m, imagen».',
      en: '“The work, 81 × 55 cm, beside a person of 1.70 m, image”.',
    },
  ],
  props: {
    height: 'El alto de la obra, en centímetros.',
    width: 'El ancho de la obra, en centímetros.',
    picture: 'La obra misma, de borde a borde y nada más.',
  },
  stories: {
    Painting: { name: 'Cuadro', text: 'Un cuadro mediano.' },
    Itself: { name: 'Ella misma', text: 'La obra misma, cuando hay una imagen de ella y de nada más.' },
    Small: { name: 'Chica', text: 'Un dibujo del tamaño de una mano.' },
    Mural: { name: 'Mural', text: 'Un mural se apoya en el piso.' },
    Unknown: { name: 'Sin medidas', text: 'Sin una medida no hay nada que dibujar.' },
  },
}
