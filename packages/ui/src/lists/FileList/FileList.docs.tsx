import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { FileList } from './FileList.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Archivos con su tamaño, cada uno una hoja que dice qué es, para descargar. Dibuja `<ul>`.',
  use: [
    {
      es: 'Para lo que alguien se lleva: la lista de precios, la carpeta de prensa, el escaneo de una carta.',
      en: 'For what somebody takes along: the price list, the press kit, the scan of a letter.',
    },
  ],
  instead: [
    {
      component: 'ImageGallery',
      when: {
        es: 'para imágenes que se miran en la página.',
        en: 'for pictures that are looked at on the page.',
      },
    },
    {
      component: 'Link',
      when: {
        es: 'para una página, o para un documento que se lee en el navegador.',
        en: 'for a page, or a document that is read in the browser.',
      },
    },
  ],
  code: (t) => `import { FileList, Section } from '@gallery/ui'

export function PressKit() {
  return (
    <Section title="${t('Prensa', 'Press')}">
      <FileList
        files={[{ id: 1, href: '/files/1', name: '${t('Gacetilla', 'Press release')}.pdf', bytes: 182300 }]}
      />
    </Section>
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      {
        at: 'li > span[aria-hidden]',
        name: {
          es: 'La hoja: dice la terminación del nombre, para el ojo.',
          en: 'The leaf: it says how the name ends, for the eye.',
        },
      },
      {
        at: 'li > span + span',
        name: {
          es: 'El nombre con el que se guarda, y cuánto pesa. Si es largo, se parte.',
          en: 'The name that it is saved under, and its size. A long one breaks.',
        },
      },
      {
        at: 'li > a[download]',
        name: { es: 'El enlace que lo descarga.', en: 'The link that downloads it.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <FileList
            files={[
              {
                id: 1,
                href: '#a',
                name: t('Lista de precios, marzo.pdf', 'Price list, March.pdf'),
                bytes: 182_300,
              },
            ]}
          />
        ),
        say: {
          es: 'Un nombre que se entiende también en la carpeta de descargas.',
          en: 'A name that is still understood in the downloads folder.',
        },
      },
    ],
    dont: [
      {
        show: () => <FileList files={[{ id: 1, href: '#a', name: 'LP_v3_final(2).pdf', bytes: 182_300 }]} />,
        say: {
          es: 'Así se llamaba en la máquina de la galería: a quien lo baja no le dice nada.',
          en: 'What it was called on the gallery’s machine tells nothing to those who download it.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Va de enlace en enlace.', en: 'Goes from link to link.' } },
    { keys: ['Enter'], does: { es: 'Descarga el archivo.', en: 'Downloads the file.' } },
  ],
  reads: [
    {
      es: '«Lista, 2 elementos. Transcripción.pdf 182 kB. Descargar Transcripción.pdf, enlace».',
      en: '“List, 2 items. Transcripción.pdf 182 kB. Download Transcripción.pdf, link”.',
    },
    {
      es: 'La hoja no se lee: el nombre ya dice la terminación.',
      en: 'The leaf is not read: the name already says how it ends.',
    },
  ],
  props: { files: 'Los archivos, en orden.' },
  stories: {
    Several: { name: 'Varios', text: 'Lo que se puede bajar además de las imágenes.' },
    LongName: { name: 'Nombre largo', text: 'Un nombre sin espacios se parte donde hace falta.' },
  },
}
