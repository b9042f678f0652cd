import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { CountTabs } from './CountTabs.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Cantidades grandes que llevan a lo que cuentan. Dibuja `<nav>`.',
  use: [
    {
      es: 'Cuando lo primero que se quiere saber es cuántas hay de cada clase: las filas de un archivo, antes de traerlo.',
      en: 'When the first thing to know is how many there are of each kind: the rows of a file, before it is brought in.',
    },
  ],
  instead: [
    {
      component: 'ListFilters',
      when: {
        es: 'para achicar una lista: ahí va `Segmented`, con la cantidad al lado del nombre.',
        en: 'to narrow a list: it holds `Segmented`, with the count beside the name.',
      },
    },
    {
      component: 'panel/Tabs',
      when: { es: 'para las partes de una misma ficha.', en: 'for the parts of one record.' },
    },
    {
      component: 'Figures',
      when: { es: 'para cifras que se leen juntas.', en: 'for figures that are read together.' },
    },
  ],
  code: (t) => `import { CountTabs } from '@gallery/ui/admin'

export function FileRows() {
  return (
    <CountTabs
      label="${t('Filas del archivo', 'Rows of the file')}"
      items={[
        { count: '412', label: '${t('filas leídas', 'rows read')}', href: '?', current: true },
        { count: '38', label: '${t('nuevas', 'new')}', href: '?rows=new' },
        { count: '3', label: '${t('con error', 'with an error')}', href: '?rows=error', tone: 'err' },
      ]}
    />
  )
}
`,
  anatomy: {
    story: 'Rows',
    parts: [
      {
        at: 'a[aria-current]',
        name: {
          es: 'La que está en pantalla.',
          en: 'The one on the screen.',
        },
      },
      {
        at: 'li:nth-child(2) a span',
        name: {
          es: 'La cantidad, en cifras: es lo que se busca.',
          en: 'The count, in digits: it is what one looks for.',
        },
      },
      {
        at: 'a[data-tone="err"]',
        name: {
          es: 'Lo que está mal: se distingue, y las palabras lo dicen también.',
          en: 'What is wrong: it stands out, and the words say so too.',
        },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <CountTabs
            label={t('Filas', 'Rows')}
            items={[
              { count: '38', label: t('nuevas', 'new'), href: '#', current: true },
              {
                count: '3',
                label: t('con error, no entran', 'with an error, left out'),
                href: '#e',
                tone: 'err',
              },
            ]}
          />
        ),
        say: {
          es: 'Las palabras dicen qué pasa con esas filas.',
          en: 'The words say what happens to those rows.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CountTabs
            label={t('Solapas', 'Tabs')}
            items={[
              { count: '38', label: 'OK', href: '#', current: true },
              { count: '3', label: 'KO', href: '#e', tone: 'err' },
            ]}
          />
        ),
        say: {
          es: 'Un código no dice si las tres entran o se pierden.',
          en: 'A code does not say whether the three come in or are lost.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: { es: 'Va de cantidad en cantidad.', en: 'Goes from count to count.' },
    },
    { keys: ['Enter'], does: { es: 'Sigue el enlace.', en: 'Follows the link.' } },
  ],
  reads: [
    {
      es: '«Filas del archivo, navegación», y cada una: «7.058 filas leídas, enlace, actual».',
      en: '“Rows of the file, navigation”, and each: “7,058 rows read, link, current”.',
    },
  ],
  props: {
    label: 'Qué se cuenta, para lectores de pantalla: «Filas del archivo».',
    items: 'De tres a cinco.',
  },
  stories: {
    Rows: {
      name: 'Filas',
      text: 'Qué fue de las filas de un archivo; las que no entraron se distinguen.',
    },
    Narrow: { name: 'Angosto', text: 'En un teléfono, de a dos por fila.' },
  },
}
