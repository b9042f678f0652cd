import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { languageOf } from '../../stories/docs/docsWords.ts'
import { sampleWorks } from '../../stories/sampleWorks.ts'
import { WallView } from './WallView.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Obras en una pared, a su tamaño real unas con otras, el centro a 150 cm, al lado de una persona de 170 cm y un banco. Se la recorre con rueda, mouse, dedo, flechas y la pared chica de abajo; una obra que se aprieta dice qué es y lleva a su página. Dibuja `<div>` de borde a borde, o nada si ninguna obra tiene las dos medidas.',
  use: [
    {
      es: 'Para una colección o una muestra, al lado de su `WorkGrid`: cuando el tamaño dice algo.',
      en: 'For a collection or an exhibition, beside its `WorkGrid`: when the size says something.',
    },
    {
      es: 'Cuando casi todas las obras tienen alto y ancho: las demás se cuentan, y no se ven.',
      en: 'When nearly all works have height and width: the others are counted, and not shown.',
    },
  ],
  instead: [
    {
      component: 'ScaleDrawing',
      when: {
        es: 'para el tamaño de una obra, entre sus datos.',
        en: 'for the size of one work, among its facts.',
      },
    },
    {
      component: 'WorkGrid',
      when: {
        es: 'para buscar y elegir: todas del mismo ancho.',
        en: 'to search and choose: all of one width.',
      },
    },
    { component: 'Plates', when: { es: 'para fotos de la sala.', en: 'for photographs of the hall.' } },
  ],
  code: (t) => `import { WallView } from '@gallery/ui'

export function Room() {
  return (
    <WallView
      works={[
        {
          id: 1,
          href: '/works/1',
          artist: 'Elsa Brandariz',
          title: '${t('Estructura abierta nº 26', 'Open Structure No. 26')}',
          year: 1949,
          height: 81,
          width: 55,
          picture: { src: '/pictures/structure.png', alt: '', width: 815, height: 1200 },
        },
        {
          id: 2,
          href: '/works/2',
          artist: 'Tomás Verardi',
          title: '${t('Umbral azul', 'Threshold in Blue')}',
          year: 1996,
          height: 160,
          width: 120,
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Collection',
    parts: [
      {
        at: '[role="group"] [role="button"]',
        name: {
          es: 'Una obra a escala: su rectángulo hasta que llega la imagen. Apretada, dice qué es.',
          en: 'A work to scale: its rectangle until the picture is there. Pressed, it says what it is.',
        },
      },
      {
        at: '[role="slider"]',
        name: {
          es: 'La pared entera, chica, con lo que se ve de ella: se arrastra.',
          en: 'The whole wall, small, with what is seen of it: it can be dragged.',
        },
      },
      {
        at: '[role="slider"] + p',
        name: {
          es: 'La escala, cuántas obras y cuántos metros; también las que no tienen medidas.',
          en: 'The scale, how many works and metres; also those without sizes.',
        },
      },
      {
        at: 'p + svg[aria-hidden]',
        name: { es: 'Un metro, en lo que se ve.', en: 'A metre, in what is seen.' },
      },
      {
        at: 'div > span[dir="ltr"]',
        name: { es: 'La obra anterior y la siguiente.', en: 'The work before, and the next.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <WallView works={sampleWorks(languageOf(t)).slice(0, 3)} />,
        say: {
          es: 'Medidas con el marco, en centímetros: es lo que cuelga.',
          en: 'Sizes with the frame, in centimetres: that is what hangs.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <WallView
            works={sampleWorks(languageOf(t))
              .slice(0, 3)
              .map((work) => ({ ...work, height: 100, width: 100 }))}
          />
        ),
        say: {
          es: 'Una medida inventada, para que no falte, deforma la obra y miente sobre su tamaño.',
          en: 'A made-up size, so that none is missing, bends the work and lies about how large it is.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Entra a la obra del medio; después, la pared chica y los dos botones.',
        en: 'Comes to the work in the middle; then to the small wall and the two buttons.',
      },
    },
    {
      keys: ['←', '→'],
      does: {
        es: 'La obra anterior, la siguiente: en la pared y en la pared chica.',
        en: 'The work before, the next one: on the wall and on the small wall.',
      },
    },
    {
      keys: ['↓', '↑'],
      does: {
        es: 'En la pared chica, lo mismo.',
        en: 'On the small wall, the same.',
      },
    },
    { keys: ['Home', 'End'], does: { es: 'La primera obra, la última.', en: 'The first work, the last.' } },
    {
      keys: ['Enter', 'Space'],
      does: {
        es: 'Abre el cartel de la obra, con el enlace a su página; otra vez, lo cierra.',
        en: 'Opens the label of the work, with the link to its page; once more closes it.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra el cartel; el foco queda en la obra.',
        en: 'Closes the label; the focus stays on the work.',
      },
    },
  ],
  reads: [
    { es: '«6 obras colgadas a escala, pared».', en: '“6 works hung to scale, wall”.' },
    {
      es: '«Elsa Brandariz, Estructura abierta nº 26, 1949, 81 × 55 × 3 cm, botón, contraído».',
      en: '“Elsa Brandariz, Open Structure No. 26, 1949, 81 × 55 × 3 cm, button, collapsed”.',
    },
    {
      es: '«La pared entera, control deslizante, Obra 2 de 6: Mabel Otaegui, Trama baja 9, 1985».',
      en: '“The whole wall, slider, Work 2 of 6: Mabel Otaegui, Low Weft 9, 1985”.',
    },
    {
      es: 'En una punta: «Obra siguiente, botón, no disponible». El foco no se pierde.',
      en: 'At an end: “Next work, button, dimmed”. The focus is not lost.',
    },
  ],
  props: {
    works:
      'Las obras, en el orden en que cuelgan. Las que no tienen las dos medidas se cuentan, y no se muestran.',
    gap: 'Lo que hay entre dos obras, en centímetros.',
    printed: 'Lo que la hoja tiene en su lugar, que la pared es más larga: las obras en su `WorkGrid`.',
  },
  stories: {
    Collection: { name: 'Colección', text: 'Una colección en su pared.' },
    ByKeys: {
      name: 'Con teclas',
      text: 'Las flechas van de obra en obra, Enter dice qué es una y lleva a ella, Escape lo cierra.',
    },
    ByMouse: {
      name: 'Con el mouse',
      text: 'Se abre una obra a la vez; la pared chica de abajo dice cuál está en el medio.',
    },
    Dragged: {
      name: 'Arrastrada',
      text: 'Apretar y arrastrar la pared no abre nada; las teclas abren, también después.',
    },
    Later: {
      name: 'Más tarde',
      text: 'Las obras pueden llegar después: la rueda las recorre igual.',
    },
    Mural: { name: 'Mural', text: 'Un mural necesita una pared más alta, y queda justo sobre el piso.' },
    Alone: { name: 'Sola', text: 'Una sola cuelga en el medio.' },
    Unknown: { name: 'Sin medidas', text: 'Lo que no tiene medidas se cuenta, y se ve en la grilla.' },
    Nothing: { name: 'Ninguna', text: 'Sin ninguna medida no hay pared.' },
  },
}
