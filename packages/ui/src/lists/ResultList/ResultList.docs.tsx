import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { Marked } from '../../text/Marked/Marked.tsx'
import { ResultList } from './ResultList.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Cosas que se encontraron, un renglón con línea cada una: título, qué es, cuándo. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para lo que encuentra una búsqueda en todo el sitio, donde se mezclan cartas, muestras y libros.',
      en: 'For what a search of the whole site finds, where letters, exhibitions and books are mixed.',
    },
  ],
  instead: [
    {
      component: 'WorkGrid',
      when: {
        es: 'para obras: se reconocen por la imagen.',
        en: 'for works: they are known by their picture.',
      },
    },
    { component: 'EventList', when: { es: 'para una página de eventos.', en: 'for a page of events.' } },
    {
      component: 'DataTable',
      when: {
        es: 'en el panel, donde además se elige y se cambia.',
        en: 'in the panel, where one chooses and changes as well.',
      },
    },
  ],
  code: (t) => `import { Marked, ResultList } from '@gallery/ui'

export function Found({ words }: { words: string }) {
  return (
    <ResultList
      results={[
        {
          id: 1,
          href: '/documents/1',
          title: <Marked text="${t('Carta a Irma Szalay sobre el marco', 'Letter to Irma Szalay on the frame')}" words={words} />,
          note: '${t('Correspondencia', 'Correspondence')}',
          date: '1951',
        },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'WithPictures',
    parts: [
      {
        at: 'li:first-child a',
        name: { es: 'El renglón: entero es un enlace.', en: 'The row: all of it is one link.' },
      },
      {
        at: 'li:first-child img',
        name: {
          es: 'La imagen, entera y chica; si falta, su lugar queda.',
          en: 'The picture, whole and small; where there is none its place stays.',
        },
      },
      {
        at: 'li:first-child mark',
        name: { es: 'Lo que se buscaba, marcado.', en: 'What was searched for, marked.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <ResultList
            results={[
              {
                id: 1,
                href: '#1',
                title: (
                  <Marked
                    text={t('Carta sobre el marco', 'Letter on the frame')}
                    words={t('marco', 'frame')}
                  />
                ),
                note: t('Correspondencia', 'Correspondence'),
                date: '1951',
              },
            ]}
          />
        ),
        say: {
          es: 'Marcá lo buscado y decí qué es: se entiende por qué está en la lista.',
          en: 'Mark what was searched and say what it is: why it is listed is plain.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <ResultList
            results={[{ id: 1, href: '#1', title: t('Documento 1951-0312', 'Document 1951-0312') }]}
          />
        ),
        say: {
          es: 'Un número de inventario no dice si es lo que se buscaba.',
          en: 'An inventory number does not say whether it is what was wanted.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de renglón en renglón.', en: 'Goes from row to row.' } },
    { keys: ['Enter'], does: { es: 'Abre el renglón.', en: 'Opens the row.' } },
  ],
  reads: [
    {
      es: '«Lista, 2 elementos. Carta a Irma Szalay sobre el marco Correspondencia 12 mar 1951, enlace».',
      en: '“List, 2 items. Carta a Irma Szalay sobre el marco Correspondencia 12 mar 1951, link”.',
    },
  ],
  props: {
    results: 'Los resultados, el mejor primero.',
    pictures: 'Si una imagen chica encabeza cada renglón, o su lugar queda vacío.',
  },
  stories: {
    WithPictures: { name: 'Con imágenes', text: 'Documentos, cada uno con su imagen donde la hay.' },
    WithoutPictures: { name: 'Sin imágenes', text: 'Eventos, por título, lugar y fechas.' },
  },
}
