import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { CitationBox } from './CitationBox.tsx'

const ways = [
  { href: '#chicago', label: 'Chicago', current: true },
  { href: '#mla', label: 'MLA' },
]
const citation = (t: Tell) => [
  { text: 'Brandariz, Elsa. ' },
  { text: t('Patio', 'Courtyard'), italic: true },
  { text: '. 1962. Ochava, Buenos Aires. https://ochava.example/id/w12.' },
]
const address = 'https://ochava.example/id/w12'
const files = [{ href: '#ris', label: 'RIS', use: 'Zotero, Mendeley' }]

export const docs: ComponentDocs = {
  status: 'new',
  since: '2.0.0',
  what: 'Cómo se cita un registro: estilos, el texto, copiarlo, archivos para programas. Dibuja `<section>`.',
  use: [
    {
      es: 'En la página de una obra, un documento o una muestra, debajo de su texto.',
      en: 'On the page of a work, a document or an exhibition, under its text.',
    },
    {
      es: 'Cuando quien la visita escribe: tesis, catálogos, notas.',
      en: 'Where visitors write: theses, catalogues, articles.',
    },
  ],
  instead: [
    {
      component: 'MetaBar',
      when: {
        es: 'para lo que se sabe del registro: fecha, técnica, medidas.',
        en: 'for what is known of the record: date, technique, sizes.',
      },
    },
    {
      component: 'FileList',
      when: {
        es: 'para archivos que se leen, con su tamaño: catálogos, listas.',
        en: 'for files that are read, with their sizes: catalogues, lists.',
      },
    },
  ],
  code: (t) => `import { CitationBox } from '@gallery/ui'

export function Cite() {
  return (
    <CitationBox
      ways={[
        { href: '?cite=chicago', label: 'Chicago', current: true },
        { href: '?cite=apa', label: 'APA' },
      ]}
      citation={[
        { text: 'Brandariz, Elsa. ' },
        { text: '${t('Patio', 'Courtyard')}', italic: true },
        { text: '. 1962. Ochava, Buenos Aires.' },
      ]}
      address="https://ochava.example/id/w12"
      files={[{ href: '/works/12/citation.ris', label: 'RIS', use: 'Zotero, Mendeley' }]}
    />
  )
}
`,
  anatomy: {
    story: 'Work',
    parts: [
      { at: 'h2', name: { es: 'El título.', en: 'The heading.' } },
      {
        at: 'nav',
        name: { es: 'Los estilos, que son enlaces.', en: 'The styles, which are links.' },
      },
      {
        at: 'nav + p',
        name: { es: 'La cita, con sus bastardillas.', en: 'The citation, with its italics.' },
      },
      {
        at: 'nav + p + div',
        name: {
          es: 'Copiar la cita, o la dirección sola. Sin scripts no están.',
          en: 'Copying the citation, or the address alone. Without scripts they are not there.',
        },
      },
      {
        at: 'ul',
        name: { es: 'La cita para otros programas.', en: 'The citation for other programs.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => <CitationBox ways={ways} citation={citation(t)} address={address} files={files} />,
        say: {
          es: 'Terminá la cita con la dirección permanente: es la que sigue andando.',
          en: 'End the citation with the permanent address: it is the one that goes on working.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <CitationBox
            ways={ways}
            citation={[{ text: `Elsa Brandariz, ${t('Patio', 'Courtyard')}, 1962, www.ochava.example` }]}
            address={address}
            files={files}
          />
        ),
        say: {
          es: 'Un texto que no sigue el estilo elegido hay que rehacerlo a mano.',
          en: 'A text that does not follow the chosen style has to be made again by hand.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        es: 'Pasa por cerrar, los estilos, los dos botones y los archivos.',
        en: 'Goes through closing, the styles, the two buttons and the files.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'En un botón, copia: el botón dice «Copiada».',
        en: 'On a button, copies: the button says “Copied”.',
      },
    },
  ],
  reads: [
    {
      es: '«Citar, región. Citar, encabezado de nivel 2».',
      en: '“Cite, region. Cite, heading level 2”.',
    },
    {
      es: '«Estilo de la cita, navegación. Chicago, enlace, actual».',
      en: '“Style of the citation, navigation. Chicago, link, current”.',
    },
    { es: 'Al copiar: «Copiada».', en: 'On copying: “Copied”.' },
    {
      es: 'Donde el navegador no deja copiar: «No se pudo copiar: quedó seleccionada».',
      en: 'Where the browser does not let a page copy: “It could not be copied: it is selected”.',
    },
  ],
  props: {
    ways: 'Los estilos, como enlaces; el que se ve es `current`.',
    citation: 'La cita en ese estilo.',
    address: 'La dirección permanente del registro, para copiarla sola.',
    files: 'La cita para otros programas.',
    closeHref: 'Dónde está la página sin el recuadro; sin esto nadie puede cerrarlo.',
  },
  stories: {
    Work: { name: 'Una obra', text: 'Una obra según Chicago; el botón dice cuándo está copiada.' },
    Copied: {
      name: 'Copiada',
      text: 'Lo que se copia para programas que escriben tiene sus bastardillas y nada más de la página.',
    },
    AddressByHand: {
      name: 'La dirección, a mano',
      text: 'Un navegador que no deja copiar a ninguna página, como por http sin cifrar: la dirección aparece, seleccionada, y el botón lo dice.',
    },
    Long: {
      name: 'Larga',
      text: 'La cita larga de una carta según la APA, en una página que la muestra siempre.',
    },
  },
}
