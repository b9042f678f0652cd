import { Select } from '../../forms/Select/Select.tsx'
import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'
import { EntityPicker } from './EntityPicker.tsx'

/** What a field that is only looked at does: nothing. */
const nothing = () => {}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Encuentra registros mientras se escribe y elige uno o varios, con nombre, ayuda y error. Dibuja `<div>` alrededor de `<input role="combobox">`; `className` va al `<div>`, la ref y todas las demás props al `<input>`. El formulario manda los ids bajo `name`, unidos por comas.',
  use: [
    {
      es: 'Para elegir artistas, obras o colecciones en un formulario del panel.',
      en: 'To choose artists, works or collections in a form of the panel.',
    },
    {
      es: 'Cuando son tantos que se busca en el servidor.',
      en: 'Where there are so many that the server is asked.',
    },
  ],
  instead: [
    {
      component: 'Select',
      when: {
        es: 'para unas pocas opciones que se conocen todas.',
        en: 'for a few choices that are all known.',
      },
    },
    {
      component: 'CommandPalette',
      when: { es: 'para ir a un registro.', en: 'to go to a record.' },
    },
    {
      component: 'ListFilters',
      when: { es: 'para buscar en una lista.', en: 'to search one list.' },
    },
  ],
  code: (t) => `import { useState } from 'react'
import { type Entity, EntityPicker } from '@gallery/ui/admin'

interface ArtistFieldProps {
  find: (query: string) => readonly Entity[]
  value: Entity | null
  change: (value: Entity | null) => void
}

export function ArtistField({ find, value, change }: ArtistFieldProps) {
  const [query, setQuery] = useState('')
  return (
    <EntityPicker
      name="artist"
      label="${t('Artista', 'Artist')}"
      options={find(query)}
      query={query}
      onQueryChange={setQuery}
      value={value}
      onChange={change}
    />
  )
}
`,
  anatomy: {
    story: 'Several',
    parts: [
      { at: 'label', name: { es: 'El nombre del campo.', en: 'The label of the field.' } },
      {
        at: 'ul[role="list"] li',
        name: {
          es: 'Lo elegido: cada uno en su idioma. Muchos ocupan varias líneas.',
          en: 'What is chosen: each in its language. Many take several lines.',
        },
      },
      {
        at: 'ul[role="list"] button',
        name: {
          es: 'Lo saca; el foco vuelve a donde se escribe.',
          en: 'Takes it out; the focus goes back to where one types.',
        },
      },
      {
        at: '[role="combobox"]',
        name: {
          es: 'Donde se escribe: la lista se abre debajo, y el foco se queda acá.',
          en: 'Where one types: the list opens under it, and the focus stays here.',
        },
      },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <EntityPicker
            name="do-artist"
            label={t('Artista', 'Artist')}
            hint={t('Si no está, se crea con lo que escribas.', 'Who is not there is made of what you type.')}
            options={[]}
            query=""
            onQueryChange={nothing}
            value={{ id: 1, label: 'Elsa Brandariz' }}
            onChange={nothing}
          />
        ),
        say: {
          es: 'Tres letras alcanzan; y quien todavía no está se crea sin dejar el formulario.',
          en: 'Three letters are enough; and who is not there yet is made without leaving the form.',
        },
      },
    ],
    dont: [
      {
        show: (t) => (
          <Select
            name="dont-artist"
            label={t('Artista', 'Artist')}
            defaultValue="1"
            options={[
              { value: '1', label: 'Elsa Brandariz' },
              { value: '2', label: 'Irma Szalay' },
              { value: '3', label: 'Ruth Szabó' },
            ]}
          />
        ),
        say: {
          es: 'Con cientos de artistas la lista se recorre a ciegas, y no distingue a dos con el mismo nombre.',
          en: 'With hundreds of artists one scrolls the list blindly, and it does not tell two of the same name apart.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Abren la lista y se mueven en ella; el foco queda en el campo.',
        en: 'Open the list and move in it; the focus stays in the field.',
      },
    },
    {
      keys: ['Home', 'End'],
      does: {
        es: 'Con la lista abierta: la primera línea, la última.',
        en: 'While the list is open: the first line, the last.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Elige la línea marcada: al principio, la primera. Mientras la respuesta está en camino no elige nada.',
        en: 'Chooses the line that is marked: at first, the first. While the answer is on its way it chooses nothing.',
      },
    },
    {
      keys: ['Backspace'],
      does: {
        es: 'Con el campo vacío: saca el último elegido.',
        en: 'In an empty field: takes out the last one chosen.',
      },
    },
    {
      keys: ['Esc'],
      does: { es: 'Cierra la lista y vacía el campo.', en: 'Closes the list and empties the field.' },
    },
    {
      keys: ['Tab'],
      does: {
        es: 'Sale sin elegir, y vacía lo escrito; antes pasa por los botones de lo elegido.',
        en: 'Leaves without choosing, and empties what was typed; before it come the buttons of what is chosen.',
      },
    },
  ],
  reads: [
    {
      es: '«Artistas, cuadro combinado, contraído»; al escribir: «3 resultados», y con las flechas «Irma Szalay, 8 obras».',
      en: '“Artists, combo box, collapsed”; as one types: “3 results”, and with the arrows “Irma Szalay, 8 works”.',
    },
    {
      es: 'Sin líneas se dice por qué: «Buscando…», «No se pudo buscar.», «Nada coincide con «zzz».».',
      en: 'Without lines it is said why: “Searching…”, “The search failed.”, “Nothing matches “zzz”.”.',
    },
    {
      es: 'Lo elegido es una lista, «Elegidos», con un botón cada uno: «Sacar: Elsa Brandariz».',
      en: 'What is chosen is a list, “Chosen”, with a button each: “Remove: Elsa Brandariz”.',
    },
  ],
  props: {
    options:
      'Lo que responde a `query`, en orden; a uno vacío, lo probable. Lo que ya está elegido no se muestra.',
    query: 'Lo que está escrito.',
    onQueryChange:
      "Se llama con lo escrito a cada tecla, y con `''` cuando se eligió algo o se dejó el campo.",
    loading: 'Desde la primera tecla hasta que `options` responde a `query`: Enter espera hasta entonces.',
    failure: 'La búsqueda falló: por qué, o `true` para «No se pudo buscar.»',
    onRetry: 'Se llama para buscar otra vez después de una falla.',
    onCreate: 'Crea un registro con las palabras escritas; sin esto no se puede crear ninguno.',
    multiple: 'Si se pueden elegir varios.',
    value: 'Lo elegido; null si no hay nada. Varios, en orden.',
    onChange: 'Se llama con lo que se quiere elegir; uno nuevo va último.',
  },
  stories: {
    Empty: { name: 'Vacío', text: 'Nada elegido, nada escrito.' },
    Several: {
      name: 'Varios',
      text: 'Solo con el teclado: lo escrito se subraya en lo que encuentra, con o sin tildes; Enter elige y se sigue.',
    },
    Single: { name: 'Uno solo', text: 'Uno solo: elegir otro lo reemplaza.' },
    Creating: {
      name: 'Crear',
      text: 'Lo que no es el nombre de nadie se puede crear con esas palabras, en la última línea.',
    },
    Open: { name: 'Abierto', text: 'Abierto, para mirarlo.' },
    Loading: {
      name: 'Buscando',
      text: 'La respuesta está en camino: lo que hay se queda, y Enter no elige nada.',
    },
    NothingFound: { name: 'Sin resultados', text: 'Nada coincide, y no se puede crear nada.' },
    Failed: { name: 'Falló', text: 'La búsqueda falló; Enter vuelve a preguntar.' },
    Invalid: { name: 'Rechazado', text: 'El formulario lo rechazó; elegir saca el mensaje.' },
    Disabled: { name: 'Deshabilitado', text: 'Se puede leer, no cambiar, y no se envía.' },
    ReadOnly: { name: 'Solo lectura', text: 'Se puede leer y se envía, no cambiar.' },
    Prevented: {
      name: 'Impedido',
      text: 'Una página que tiene otra cosa para hacer con una tecla la impide, y lo elegido queda.',
    },
    LongWords: { name: 'Palabras largas', text: 'Muchos y largos ocupan varias líneas dentro del campo.' },
    BesideAField: { name: 'Al lado de un campo', text: 'Al lado de un campo es tan alto como ese.' },
  },
}
