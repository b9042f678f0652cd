import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { FilterBar } from './FilterBar.tsx'

const kinds = (t: Tell) => [
  { value: 'press', label: t('Prensa', 'Press') },
  { value: 'catalog', label: t('Catálogo', 'Catalogue') },
]

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Achica una lista por tipo y por palabras, y lo dice mientras dura. Dibuja `<search>` alrededor de un `<form>`, que recibe la ref y las demás props, y del aviso.',
  use: [
    {
      es: 'Sobre una lista en la que se elige un tipo y se escriben palabras: los documentos de un archivo.',
      en: 'Above a list where one chooses a kind and types words: the documents of an archive.',
    },
    {
      es: 'Cuando hay que decir que no se está viendo todo, y cómo volver a todo.',
      en: 'When it has to be said that not everything shows, and how to get back to everything.',
    },
  ],
  instead: [
    {
      component: 'SearchBox',
      when: { es: 'si solo se busca por palabras.', en: 'when words are the only way to search.' },
    },
    {
      component: 'FilterLinks',
      when: {
        es: 'si los valores son pocos y cada uno merece un enlace.',
        en: 'when there are few values and each deserves a link.',
      },
    },
    {
      component: 'ListFilters',
      when: { es: 'en las listas del panel.', en: 'in the lists of the panel.' },
    },
  ],
  code: (t) => `import { FilterBar } from '@gallery/ui'

const kinds = [
  { value: 'press', label: '${t('Prensa', 'Press')}' },
  { value: 'letters', label: '${t('Correspondencia', 'Correspondence')}' },
]

export function Documents({ kind, words, found }: { kind: string; words: string; found: number }) {
  return (
    <FilterBar
      action="/documents"
      kinds={kinds}
      kind={kind}
      words={words}
      found={found}
      placeholder="${t('Buscar por nombre, artista, lugar…', 'Search by name, artist, place…')}"
      clearHref="/documents"
    />
  )
}
`,
  anatomy: {
    story: 'Filtered',
    parts: [
      {
        at: 'form select',
        name: { es: 'El tipo: primero, todos.', en: 'The kind: all of them come first.' },
      },
      {
        at: 'form input[type="text"]',
        name: {
          es: 'Las palabras; Enter las manda, como el botón.',
          en: 'The words; Enter sends them, as the button does.',
        },
      },
      {
        at: 'form button[type="submit"]',
        name: {
          es: 'El botón: nada se filtra hasta apretarlo.',
          en: 'The button: nothing is filtered before it is pressed.',
        },
      },
      {
        at: '[role="status"]',
        name: {
          es: 'El aviso: cuántos coinciden, y con qué.',
          en: 'The notice: how many match, and with what.',
        },
      },
      {
        at: '[role="status"] + a',
        name: { es: 'La vuelta a la lista entera.', en: 'The way back to the whole list.' },
      },
    ],
  },
  examples: {
    wide: true,
    do: [
      {
        show: (t) => (
          <FilterBar kinds={kinds(t)} kind="press" words="marco" found={8} total={214} clearHref="#todo" />
        ),
        say: {
          es: 'Decí cuántos hay de cuántos: así se ve que falta el resto.',
          en: 'Say how many of how many: it shows that the others are hidden.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <FilterBar kinds={[{ value: 'press', label: t('Prensa', 'Press') }]} />,
        say: {
          es: 'Un solo tipo para elegir no filtra nada: sacá la lista y dejá las palabras.',
          en: 'A single kind to choose filters nothing: leave the kinds out and keep the words.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'En las palabras, las manda con el tipo elegido.',
        en: 'In the words, sends them with the kind that is chosen.',
      },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Tipo, palabras, botón y, si algo filtra, la vuelta a todo; después de sacar los filtros el foco está en el botón.',
        en: 'Kind, words, button and, while something filters, the way back to everything; once the filters are cleared the focus is on the button.',
      },
    },
  ],
  reads: [
    {
      es: '«Búsqueda. Tipo, cuadro combinado, Prensa. Buscar, campo de texto».',
      en: '“Search. Kind, combo box, Press. Search, edit text”.',
    },
    {
      es: 'Cuando llega la respuesta: «8 de 214 ítems coinciden con «marco»».',
      en: 'When the answer comes: “8 of 214 items match “marco””.',
    },
  ],
  props: {
    kinds: 'Los tipos para elegir, sin «todos». Si no hay, la barra tiene solo las palabras.',
    kind: 'El tipo que filtra ahora; vacío, todos.',
    words: 'Lo que se busca ahora.',
    kindName: 'El nombre del tipo en lo que se manda: el parámetro de la dirección.',
    wordsName: 'El nombre de las palabras en lo que se manda.',
    children: 'Más campos cortos tuyos, entre las palabras y el botón: dos años.',
    chosen:
      'Qué más achica la lista, en palabras, por enlaces que están al lado: se dice con el tipo y las palabras.',
    kept: 'Lo que queda de la dirección cuando el formulario se manda sin scripts, por nombre: un orden, lo que dice `chosen`.',
    placeholder: 'Qué se puede encontrar: «Buscar por nombre, artista, lugar…».',
    onFilter:
      'Se llama con los filtros cuando se piden, y con lo que dice cada campo por su nombre (`values`). Sin esto el formulario va a su `action`, por GET.',
  },
  stories: {
    Idle: {
      name: 'En reposo',
      text: 'Nada filtra: no se dice nada. Enter en las palabras pide, como el botón.',
    },
    Filtered: { name: 'Filtrada', text: 'No se ve todo, y la vuelta a todo.' },
    FilteredOnAPhone: {
      name: 'Filtrada en un teléfono',
      text: 'En un teléfono no hay línea debajo: el pliegue de un `NarrowedList` tiene la suya.',
    },
    KindAndWords: { name: 'Tipo y palabras', text: 'Un tipo y palabras a la vez; coincide uno.' },
    InTime: {
      name: 'Por época',
      text: 'Más campos cortos: desde cuándo y hasta cuándo. Lo que no les dice nada no se manda.',
    },
    Waiting: { name: 'En espera', text: 'La respuesta está en camino.' },
    BesideLinks: {
      name: 'Junto a enlaces',
      text: 'Los enlaces de al lado también achican la lista: se nombran con las palabras, y quedan cuando el formulario se manda sin scripts.',
    },
    NothingFound: { name: 'Sin resultados', text: 'No coincide nada.' },
    WithoutKinds: { name: 'Sin tipos', text: 'Solo palabras para buscar.' },
    TermsInTime: {
      name: 'Palabras y un año',
      text: 'Palabras y un campo más, sin tipos: ninguna columna queda vacía y las palabras son lo más ancho.',
    },
    LongWords: { name: 'Palabras largas', text: 'Las palabras largas se parten.' },
    Cleared: {
      name: 'Sin filtros de nuevo',
      text: 'Filtros que no están en una dirección: se piden, se ven, se sacan, y los campos acompañan.',
    },
  },
}
