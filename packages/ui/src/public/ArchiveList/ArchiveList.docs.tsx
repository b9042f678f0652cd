import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { picture } from '../../stories/sampleWorks.ts'
import { ArchiveList, type ArchiveListItem } from './ArchiveList.tsx'

const papers = (t: Tell): ArchiveListItem => ({
  id: 1,
  href: '#',
  title: t('Fondo Brandariz', 'Brandariz Papers'),
  trustedDescription: t(
    '<p>Bocetos, correspondencia y pruebas de imprenta donados por la familia en 2012.</p>',
    '<p>Sketches, letters and printer’s proofs given by the family in 2012.</p>'
  ),
  count: 214,
  years: '1946–1988',
  pictures: [picture('doc-letter-1.jpg', 1089, 1400), picture('doc-catalog-1.jpg', 1120, 1400)],
})

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Archivos uno debajo del otro: título, descripción, cuánto hay, tres documentos. Dibuja `<ul>`, o un `EmptyState` si no hay ninguno.',
  use: [
    {
      es: 'Para la página de todos los archivos, donde se elige en cuál entrar.',
      en: 'For the page of all archives, where one chooses which to enter.',
    },
  ],
  instead: [
    {
      component: 'ItemGrid',
      when: { es: 'para los documentos de un archivo.', en: 'for the documents of one archive.' },
    },
    {
      component: 'CollectionGrid',
      when: { es: 'para las colecciones de la trastienda.', en: 'for the collections of the back room.' },
    },
    {
      component: 'EventRows',
      when: { es: 'para las muestras que ya pasaron.', en: 'for exhibitions that are over.' },
    },
  ],
  code: (t) => `import { ArchiveList } from '@gallery/ui'

export function Archives() {
  return (
    <ArchiveList
      archives={[
        {
          id: 1,
          href: '/archive/1',
          title: '${t('Fondo Brandariz', 'Brandariz Papers')}',
          trustedDescription: '<p>${t('Bocetos y cartas donados en 2012.', 'Sketches and letters given in 2012.')}</p>',
          count: 214,
          years: '1946–1988',
          pictures: [{ src: '/pictures/letter.jpg', alt: '', width: 1089, height: 1400 }],
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Hidden',
    parts: [
      {
        at: 'h2 a',
        name: { es: 'El título: el enlace que se lee.', en: 'The title: the link that is read out.' },
      },
      {
        at: 'li:last-child h2 span',
        name: { es: 'Solo lo ve la galería, y lo dice.', en: 'Only the gallery sees it, and it says so.' },
      },
      {
        at: 'li h2 + div',
        name: { es: 'Qué se guarda ahí, en un párrafo.', en: 'What is kept there, in a paragraph.' },
      },
      {
        at: 'li p:last-child',
        name: { es: 'Cuántos ítems y de qué años.', en: 'How many items, and of which years.' },
      },
      {
        at: 'li > a[aria-hidden]',
        name: {
          es: 'Hasta tres documentos enteros; en un teléfono, debajo de las palabras. Apretarlos es apretar el título.',
          en: 'Up to three documents, whole; on a phone they stand under the words. Pressing them is pressing the title.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => <ArchiveList archives={[papers(t)]} />,
        say: {
          es: 'Una frase sobre de dónde viene y qué hay: alcanza para decidir si entrar.',
          en: 'A sentence on where it comes from and what is in it: enough to decide whether to enter.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ArchiveList
            archives={[
              {
                ...papers(t),
                trustedDescription: t(
                  '<p>El fondo llegó en once cajas, que se abrieron entre 2012 y 2015. La primera tenía los cuadernos; la segunda, las cartas con el taller de Rosario; la tercera, facturas. Se fotografiaron de a una.</p>',
                  '<p>The papers came in eleven boxes, opened between 2012 and 2015. The first held the notebooks; the second the letters with the studio in Rosario; the third invoices. They were photographed one by one.</p>'
                ),
              },
            ]}
          />
        ),
        say: {
          es: 'La historia entera va en la página del archivo: acá aleja al que sigue.',
          en: 'The whole history belongs on the page of the archive: here it pushes the next one away.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Va de título en título: los documentos repiten el enlace, y ahí no se para.',
        en: 'Goes from title to title: the documents repeat the link, and it does not stop there.',
      },
    },
    { keys: ['Enter'], does: { es: 'Abre el archivo.', en: 'Opens the archive.' } },
  ],
  reads: [
    {
      es: '«Lista, 2 elementos. Fondo Brandariz, enlace, encabezado nivel 2».',
      en: '“List, 2 items. Brandariz Papers, link, heading level 2”.',
    },
    {
      es: 'Detrás de la descripción: «214 ítems, 1946–1988». Los documentos no se leen.',
      en: 'After the description: “214 items, 1946–1988”. The documents are not read.',
    },
  ],
  props: { archives: 'Los archivos, en orden.' },
  stories: {
    Several: { name: 'Varios', text: 'Como los ve quien visita.' },
    Hidden: { name: 'Oculto', text: 'Uno que solo ve la galería.' },
    EmptyArchive: { name: 'Archivo vacío', text: 'Todavía no hay nada adentro, ni nada que mostrar.' },
    None: { name: 'Ninguno', text: 'Ningún archivo.' },
    LongWord: {
      name: 'Palabra larga',
      text: 'Una palabra larga de un título se parte; nada se sale de la página.',
    },
  },
}
