import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Las imágenes de una ficha: una grande, todas en chico para elegir, y el camino para agregar. Dibuja `<div>`.',
  use: [
    {
      es: 'Como `pictures` de un `RecordSheet`, para reconocer la obra o la muestra.',
      en: 'As `pictures` of a `RecordSheet`, to recognise the work or the exhibition.',
    },
  ],
  instead: [
    {
      component: 'ImageManager',
      when: {
        es: 'para ordenarlas, describirlas y borrarlas.',
        en: 'to order, describe and delete them.',
      },
    },
    {
      component: 'Picture',
      when: { es: 'para una sola, sin elegir.', en: 'for a single one, without a choice.' },
    },
  ],
  code: (t) => `import { type RecordPicture, RecordPictures } from '@gallery/ui/admin'

export function WorkPictures({ pictures }: { pictures: readonly RecordPicture[] }) {
  return (
    <RecordPictures
      label="${t('Imágenes de Trama baja 9', 'Pictures of Low Weft 9')}"
      pictures={pictures}
      addHref="#images"
      empty="${t('Sin imágenes', 'No pictures')}"
    />
  )
}
`,
  anatomy: {
    story: 'Work',
    parts: [
      {
        at: 'button[aria-pressed="true"]',
        name: { es: 'La que se ve en grande.', en: 'The one that is seen large.' },
      },
      {
        at: 'button[aria-pressed="false"]',
        name: { es: 'Otra, que se agranda al apretarla.', en: 'Another, which a press makes large.' },
      },
      {
        at: 'a[href="#images"]',
        name: { es: 'El camino para ordenar y agregar.', en: 'The way to order and add some.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de una chica a la otra, y al camino para agregar.',
        en: 'Goes from one small picture to the next, and to the way to add some.',
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: { es: 'Muestran en grande la imagen.', en: 'Show the picture large.' },
    },
  ],
  reads: [
    {
      es: '«Imágenes de Trama baja 9, lista», y en ella «Mostrar la imagen 1 de 2, botón, presionado».',
      en: '“Pictures of Low Weft 9, list”, and in it “Show picture 1 of 2, button, pressed”.',
    },
    {
      es: 'La grande no se lee: su nombre es el de la ficha.',
      en: 'The large one is not read: its name is that of the record.',
    },
  ],
  props: {
    label: 'Qué son, para lectores de pantalla: «Imágenes de Estructura abierta nº 26».',
    pictures: 'En su orden; al principio la primera se ve en grande.',
    rooms: 'Si son vistas de sala, que llenan su lugar; las obras se ven enteras.',
    addHref: 'Dónde se agregan imágenes.',
    addLabel: 'Cómo se llama el camino, cuando lleva a una sola imagen: «Elegir una imagen propia».',
    empty: 'Lo que queda cuando no hay ninguna.',
  },
  stories: {
    Work: { name: 'Obra', text: 'Una obra se ve entera; apretar una chica la agranda.' },
    Rooms: { name: 'Salas', text: 'Las vistas de una sala llenan su lugar.' },
    Empty: { name: 'Sin imágenes', text: 'Todavía no hay ninguna.' },
  },
}
