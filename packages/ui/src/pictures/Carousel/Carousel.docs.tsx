import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { languageOf } from '../../stories/docs/docsWords.ts'
import { sampleSlides } from '../../stories/sampleSlides.ts'
import { Carousel } from './Carousel.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Una fila de imágenes que da la vuelta. Dibuja `<section>`; es tan ancha como la página, fuera del contenedor: empieza en el borde por donde se empieza a leer y se sale por el otro. Sin scripts, se desplaza.',
  use: [
    {
      es: 'Una vez, arriba de la portada, para lo que hay ahora.',
      en: 'Once, at the top of the home page, for what is on now.',
    },
    {
      es: 'Cuando la primera alcanza por sí sola: muchas personas no ven las demás.',
      en: 'When the first is enough by itself: many people never see the others.',
    },
  ],
  instead: [
    {
      component: 'Plates',
      when: { es: 'para vistas de una sala, todas a la vez.', en: 'for the views of a hall, all at once.' },
    },
    {
      component: 'ImageGallery',
      when: { es: 'para las imágenes de una obra.', en: 'for the pictures of one work.' },
    },
    {
      component: 'EventsOnView',
      when: {
        es: 'cuando todas las muestras tienen que verse.',
        en: 'when every exhibition has to be seen.',
      },
    },
  ],
  code: (t) => `import { Carousel } from '@gallery/ui'

export function Highlights() {
  return (
    <Carousel
      label="${t('Destacados', 'Highlights')}"
      slides={[
        {
          id: 1,
          href: '/exhibitions/1',
          title: '${t('La línea que corta la esquina', 'The Line that Cuts the Corner')}',
          note: '${t('Hasta el 30 de enero', 'Until 30 January')}',
          picture: { src: '/pictures/room-a.jpg', alt: '', width: 1600, height: 1040 },
        },
        {
          id: 2,
          href: '/exhibitions/2',
          title: '${t('Horas del patio', 'Hours of the Courtyard')}',
          picture: { src: '/pictures/room-b.jpg', alt: '', width: 1600, height: 1131 },
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'First',
    parts: [
      {
        at: 'section [role="group"]',
        name: {
          es: 'Una imagen con su epígrafe; las dos llevan adonde se cuenta.',
          en: 'A picture with its caption; both lead to where it is told.',
        },
      },
      {
        at: 'section [role="group"] b',
        name: { es: 'Qué es: el renglón fuerte.', en: 'What it is: the bold line.' },
      },
      {
        at: 'section > div > div[aria-hidden]',
        name: { es: 'Por dónde se va, para el ojo.', en: 'How far one is, for the eye.' },
      },
      {
        at: 'section > div:last-child > button',
        name: {
          es: 'Anterior y siguiente; con una sola imagen no están.',
          en: 'Previous and next; with one picture alone they are not there.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <Carousel label={t('Destacados', 'Highlights')} slides={sampleSlides(languageOf(t)).slice(0, 3)} />
        ),
        say: {
          es: 'De tres a cinco, y cada una dice qué es y adónde lleva.',
          en: 'Three to five, and each says what it is and where it leads.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Carousel
            label={t('Imágenes', 'Pictures')}
            slides={sampleSlides(languageOf(t)).map(({ href: _href, note: _note, ...slide }, at) => ({
              ...slide,
              title: `${t('Imagen', 'Picture')} ${at + 1}`,
            }))}
          />
        ),
        say: {
          es: 'Imágenes sin palabras ni enlace pasan, y no se sabe qué eran.',
          en: 'Pictures without words or a link pass by, and nobody knows what they were.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['←', '→'],
      does: {
        es: 'La anterior, la siguiente, con el foco adentro; después de la última, la primera.',
        en: 'The one before, the next, with the focus inside; after the last, the first.',
      },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Va por los enlaces, «Pausar» si se mueve sola, y los dos botones. Mientras el foco está adentro no se mueve.',
        en: 'Goes through the links, “Pause” where it moves by itself, and the two buttons. While the focus is inside it rests.',
      },
    },
  ],
  reads: [
    {
      es: '«Destacados, carrusel. 1 de 4, imagen. La línea que corta la esquina, enlace».',
      en: '“Highlights, carousel. 1 of 4, slide. The Line that Cuts the Corner, link”.',
    },
    {
      es: 'Los botones: «Anterior», «Siguiente» y, si se mueve sola, «Pausar», que pasa a ser «Seguir».',
      en: 'The buttons: “Previous”, “Next” and, where it moves by itself, “Pause”, which becomes “Resume”.',
    },
    {
      es: 'Para quien pidió menos movimiento no se mueve, y no hay nada que pausar.',
      en: 'For whoever asked for less motion it does not move, and there is nothing to pause.',
    },
  ],
  props: {
    label: 'Qué son las imágenes: «Destacados».',
    slides: 'En el orden en que se ven.',
    autoplay:
      'Se mueve sola, cada 4000 ms o los que se den. Descansa bajo el puntero y el foco, y para quien le pidió a su sistema menos movimiento.',
  },
  stories: {
    Still: {
      name: 'Quieto',
      text: 'Los botones, y las flechas del teclado, dan la vuelta para los dos lados.',
    },
    First: { name: 'El primero', text: 'Para mirarlo.' },
    Moving: {
      name: 'Se mueve',
      text: 'Se mueve solo, descansa bajo el puntero y el foco, y se le puede decir que pare; queda quieto, sin decir nada, para quien le pidió a su sistema menos movimiento.',
    },
    Alone: { name: 'Uno solo', text: 'Una imagen: nada que recorrer.' },
    WithoutLinks: { name: 'Sin enlaces', text: 'Imágenes sin un enlace propio.' },
  },
}
