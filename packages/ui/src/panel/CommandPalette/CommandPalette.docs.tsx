import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Va a cualquier registro o pantalla del panel, o hace algo, con unas pocas letras. Dibuja `<div role="dialog">` en `<body>`, solo en el navegador, alrededor de `<input role="combobox">` y una lista en grupos. `usePaletteKey` la abre con Ctrl K.',
  use: [
    {
      es: 'Una vez, en la `AppShell`: quien trabaja todos los días deja de recorrer menús.',
      en: 'Once, in the `AppShell`: who works there every day no longer goes through menus.',
    },
  ],
  instead: [
    {
      component: 'EntityPicker',
      when: {
        es: 'para elegir un registro para un campo.',
        en: 'to choose a record for a field.',
      },
    },
    {
      component: 'ListFilters',
      when: { es: 'para buscar en una sola lista.', en: 'to search one list.' },
    },
    {
      component: 'Menu',
      when: { es: 'para lo que se hace con una sola cosa.', en: 'for what is done with one thing.' },
    },
  ],
  code: () => `import { useState } from 'react'
import { type CommandGroup, CommandPalette, usePaletteKey } from '@gallery/ui/admin'

interface GoProps {
  find: (query: string) => readonly CommandGroup[]
  go: (id: string | number) => void
}

export function Go({ find, go }: GoProps) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  usePaletteKey(() => setOpen(true))
  return (
    <CommandPalette
      open={open}
      onOpenChange={setOpen}
      query={query}
      onQueryChange={setQuery}
      groups={find(query)}
      onChoose={({ id }) => go(id)}
    />
  )
}
`,
  anatomy: {
    story: 'Open',
    parts: [
      {
        at: '[role="dialog"] [role="combobox"]',
        name: {
          es: 'Donde se escribe: el foco se queda acá mientras las flechas recorren la lista.',
          en: 'Where one types: the focus stays here while the arrows go through the list.',
        },
      },
      {
        at: '[role="dialog"] [role="combobox"] ~ button',
        name: {
          es: 'La cierra: la tecla para quien tiene teclado, una cruz para quien toca.',
          en: 'Closes it: the key for who has a keyboard, a cross for who touches.',
        },
      },
      {
        at: '[role="dialog"] [role="group"] > div',
        name: {
          es: 'Un grupo, y cuántos hay en total si se muestran solo algunos.',
          en: 'A group, and how many there are in all where it shows a few.',
        },
      },
      {
        at: '[role="dialog"] [role="option"]',
        name: {
          es: 'Una línea: imagen o signo, nombre con lo encontrado subrayado, lo que lo distingue, cómo está.',
          en: 'A line: picture or sign, name with what was found underlined, what tells it apart, how it stands.',
        },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Ctrl K', '⌘ K'],
      does: {
        es: 'La abre desde cualquier lado, con `usePaletteKey`.',
        en: 'Opens it from anywhere, with `usePaletteKey`.',
      },
    },
    {
      keys: ['↑', '↓'],
      does: {
        es: 'Recorren las líneas de todos los grupos; el foco queda en el campo.',
        en: 'Go through the lines of all groups; the focus stays in the field.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Elige la línea marcada y cierra. Mientras la respuesta está en camino no elige nada.',
        en: 'Chooses the line that is marked and closes. While the answer is on its way it chooses nothing.',
      },
    },
    {
      keys: ['Ctrl Enter', '⌘ Enter'],
      does: {
        es: 'Elige para otra pestaña; la paleta queda abierta.',
        en: 'Chooses for another tab; the palette stays open.',
      },
    },
    {
      keys: ['Esc'],
      does: {
        es: 'Cierra; el foco vuelve adonde estaba.',
        en: 'Closes; the focus goes back to where it was.',
      },
    },
  ],
  reads: [
    {
      es: 'Al abrirse: «Ir a…, diálogo; Ir a un registro o una pantalla, cuadro combinado, expandido».',
      en: 'As it opens: “Go to…, dialog; Go to a record or a screen, combo box, expanded”.',
    },
    {
      es: 'Al escribir: «9 resultados», «Buscando…», «Nada coincide con «zzz».» o que no se pudo buscar.',
      en: 'As one types: “9 results”, “Searching…”, “Nothing matches “zzz”.” or that the search failed.',
    },
    {
      es: 'Con las flechas, el grupo y la línea: «Artistas, Elsa Brandariz, 8 obras».',
      en: 'With the arrows, the group and the line: “Artists, Elsa Brandariz, 8 works”.',
    },
  ],
  props: {
    query: 'Lo que está escrito.',
    onQueryChange: 'Se llama con lo escrito, a cada tecla.',
    groups:
      'Lo que responde a lo escrito, en un orden fijo; si no hay nada escrito, los últimos registros y las pantallas.',
    onChoose:
      'Se llama con lo que se eligió; con `newTab` si fue con Ctrl o Cmd. La paleta se cierra, salvo para otra pestaña.',
    loading: 'Desde la primera tecla hasta que `groups` responde a lo escrito: Enter espera hasta entonces.',
    failure: 'La búsqueda falló: por qué, o `true` para la oración del kit.',
  },
  stories: {
    ByKeys: {
      name: 'Con teclas',
      text: 'Con Ctrl K: el foco va al campo, las flechas y Enter eligen, y el foco vuelve.',
    },
    OpenedAgain: {
      name: 'Abierta otra vez',
      text: 'Cerrada y abierta otra vez enseguida: el foco está en el campo, y al final en lo que la abrió.',
    },
    OverTheMenu: {
      name: 'Sobre el menú',
      text: 'Sobre el menú de un teléfono, y sobre todo lo demás que se abrió antes.',
    },
    Found: { name: 'Encontrado', text: 'Lo que se encontró, en grupos; lo que coincide va subrayado.' },
    AnsweredWhilePressed: {
      name: 'Respondida al apretar',
      text: 'Se elige lo que se aprieta, aunque una respuesta que llegó mientras tanto ponga otras líneas en su lugar.',
    },
    Open: { name: 'Abierta', text: 'Abierta con una respuesta, para mirarla.' },
    Start: {
      name: 'Al empezar',
      text: 'Antes de escribir: los últimos registros y las pantallas. Escape la cierra.',
    },
    Blank: { name: 'En blanco', text: 'Todavía nada que ofrecer.' },
    Loading: { name: 'Buscando', text: 'La respuesta está en camino: Enter no elige nada.' },
    NothingFound: { name: 'Sin resultados', text: 'Nada coincide.' },
    Failed: { name: 'Falló', text: 'La búsqueda falló.' },
  },
}
