import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'La cabeza de la página de búsqueda: las palabras mismas, grandes como un título, y cuánto se encontró. Dibuja `<search>` alrededor de un `<form>` con el `h1` de la página.',
  use: [
    {
      es: 'En la página que busca en todo el sitio, una vez y arriba de todo.',
      en: 'On the page that searches the whole site, once and above all else.',
    },
  ],
  instead: [
    { component: 'SearchBox', when: { es: 'para buscar en una lista.', en: 'to search one list.' } },
    {
      component: 'FilterBar',
      when: { es: 'si además se elige un tipo.', en: 'when there is a kind to choose too.' },
    },
    {
      component: 'CommandPalette',
      when: {
        es: 'en el panel, para ir a cualquier cosa con el teclado.',
        en: 'in the panel, to get to anything by keyboard.',
      },
    },
    {
      component: 'PageTitle',
      when: {
        es: 'en las demás páginas: esta trae su propio `h1`.',
        en: 'on all other pages: this one brings its own `h1`.',
      },
    },
  ],
  code: () => `import { type Result, ResultList, SearchHead } from '@gallery/ui'

interface SearchProps {
  words: string
  results: readonly Result[]
  onQuery: (words: string) => void
}

export function Search({ words, results, onQuery }: SearchProps) {
  return (
    <>
      <SearchHead action="/search" words={words} found={results.length} onQuery={onQuery} />
      <ResultList results={results} />
    </>
  )
}
`,
  anatomy: {
    story: 'Found',
    parts: [
      {
        at: 'button[type="submit"]',
        name: { es: 'La lupa: busca, como Enter.', en: 'The glass: it searches, as Enter does.' },
      },
      {
        at: 'input[type="search"]',
        name: { es: 'Las palabras, grandes como un título.', en: 'The words, as large as a title.' },
      },
      {
        at: 'button[type="button"]',
        name: {
          es: 'La cruz: borra, y el foco queda en el campo. Sin palabras no está.',
          en: 'The cross: it clears, and the focus stays in the field. Without words it is not there.',
        },
      },
      { at: '[role="status"]', name: { es: 'Cuánto se encontró.', en: 'How much was found.' } },
      { at: '[role="status"] + p', name: { es: 'Dónde se busca.', en: 'Where it searches.' } },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Enter'],
      does: {
        es: 'Busca ya, sin esperar la pausa de 250 ms.',
        en: 'Searches at once, without the pause of 250 ms.',
      },
    },
    { keys: ['Tab'], does: { es: 'Lupa, palabras, cruz.', en: 'Glass, words, cross.' } },
  ],
  reads: [
    {
      es: '«Buscar en todo el sitio, encabezado de nivel 1»; el campo lleva el mismo nombre.',
      en: '“Search the whole site, heading level 1”; the field has the same name.',
    },
    {
      es: 'Cuando cambia: «27 resultados», o «Sin resultados».',
      en: 'When it changes: “27 results”, or “No results”.',
    },
  ],
  props: {
    words: 'Lo que se busca ahora.',
    found: 'Cuántas cosas se encontraron; sin valor mientras no se sabe, o si no se pidió nada.',
    instead:
      'Lo que se buscó en lugar de `words`, cuando con eso no se encontró nada: se dice junto con cuánto se encontró.',
    onQuery:
      'Se llama en cada pausa de 250 ms mientras se escribe, y con Enter. Sin scripts el formulario va a su `action`.',
  },
  stories: {
    Found: { name: 'Con resultados', text: 'Se encontró algo.' },
    Empty: { name: 'Vacía', text: 'Todavía no se pidió nada.' },
    NothingFound: { name: 'Sin resultados', text: 'No se encontró nada.' },
    Instead: {
      name: 'En su lugar',
      text: 'Como estaba escrito no se encontró nada: se buscaron las palabras más cercanas, y se dice.',
    },
    Typing: { name: 'Al escribir', text: 'Las palabras se avisan mientras se escriben.' },
    Cleared: { name: 'Borrada', text: 'La cruz vacía el campo y deja el foco ahí.' },
  },
}
