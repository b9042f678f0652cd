import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { SearchBox } from './SearchBox.tsx'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Un solo campo para buscar en una lista. Dibuja `<search>` alrededor de un `<form>`, que sin scripts se manda por GET.',
  use: [
    {
      es: 'Arriba de una lista que se achica solo con palabras.',
      en: 'Above a list with words as its only filter.',
    },
    {
      es: 'Para ir a los resultados desde otra página, con `action`.',
      en: 'To go to the results from another page, with `action`.',
    },
  ],
  instead: [
    {
      component: 'FilterBar',
      when: { es: 'cuando además se elige un tipo.', en: 'when there is a kind to choose too.' },
    },
    {
      component: 'EntityPicker',
      when: {
        es: 'en el panel, para elegir una ficha en un formulario.',
        en: 'in the panel, to choose a record in a form.',
      },
    },
    {
      component: 'CommandPalette',
      when: { es: 'para ir a cualquier parte del panel.', en: 'to go anywhere in the panel.' },
    },
  ],
  code: (t) => `import { SearchBox } from '@gallery/ui'

interface SearchProps {
  words: string
  search: (words: string) => void
}

export function ArchiveSearch({ words, search }: SearchProps) {
  return (
    <SearchBox
      action="/archive"
      defaultValue={words}
      onSearch={search}
      placeholder="${t('Buscar por título, artista, lugar…', 'Search by title, artist, place…')}"
    />
  )
}
`,
  anatomy: {
    story: 'Filled',
    parts: [
      {
        at: 'input',
        name: {
          es: 'Las palabras. Vacío, dice qué se puede encontrar; eso es también su nombre.',
          en: 'The words. When empty it says what can be found; that is its name too.',
        },
      },
      {
        at: 'button',
        name: { es: 'La lupa, que busca como Enter.', en: 'The glass, which searches as Enter does.' },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <SearchBox
            placeholder={t('Buscar por título, artista, lugar…', 'Search by title, artist, place…')}
          />
        ),
        say: {
          es: 'Decí qué se puede encontrar: nadie prueba lo que no sabe que existe.',
          en: 'Say what can be found: nobody tries what they do not know to be there.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <SearchBox placeholder={t('Buscar…', 'Search…')} />,
        say: {
          es: 'La lupa ya lo dice, y el campo se queda sin nombre propio entre los demás.',
          en: 'The glass says so already, and the field has no name of its own among others.',
        },
      },
    ],
  },
  keyboard: [
    { keys: ['Tab'], does: { es: 'Al campo y a la lupa.', en: 'To the field and to the glass.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'Busca. Con `onQuery` se busca también sin él, en cada pausa y al dejar el campo.',
        en: 'Searches. With `onQuery` the words are told without it too, at every pause and on leaving the field.',
      },
    },
  ],
  reads: [
    {
      es: '«Búsqueda, región. Buscar por título, artista, lugar…, campo de búsqueda».',
      en: '“Search, landmark. Search by title, artist, place…, search edit”.',
    },
    { es: '«Buscar, botón».', en: '“Search, button”.' },
  ],
  props: {
    name: 'El nombre del campo: el parámetro de la dirección cuando el formulario se manda sin scripts.',
    defaultValue: 'Lo que se busca ahora. Cuando cambia, el campo lo muestra y conserva el foco.',
    placeholder:
      'Lo que se puede encontrar: «Buscar por título, artista, lugar…». Es también el nombre del campo.',
    onSearch:
      'Enter o la lupa: las palabras, sin espacios alrededor. Sin esto el formulario va a su `action`.',
    onQuery:
      'Se llama mientras se escribe, en cada pausa de 250 ms, con las palabras sin espacios alrededor: para buscar sin Enter, que sigue haciendo lo suyo.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Enter busca, y los espacios alrededor de las palabras no cuentan.' },
    Filled: { name: 'Lleno', text: 'Con lo que se está buscando.' },
    WhileTyping: {
      name: 'Mientras se escribe',
      text: 'Sin Enter: las palabras se avisan en cada pausa, vuelven como lo que se busca, y lo escrito desde entonces queda, con el foco.',
    },
    Followed: {
      name: 'Cambia en otra parte',
      text: 'La búsqueda cambia en otra parte, por «atrás» o un enlace: el campo la sigue y conserva el foco.',
    },
    ByAddress: {
      name: 'Por dirección',
      text: 'Sin scripts, o sin `onSearch`, Enter pide la dirección del formulario.',
    },
  },
}
