import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { OrderedList } from './OrderedList.tsx'

/** Two works without a title, called as they are given. */
function Untitled({ t, names }: { t: Tell; names: readonly [string, string] }) {
  return (
    <OrderedList
      label={t('Obras, en orden', 'Works, in order')}
      items={names.map((name, index) => ({ id: index, name }))}
      onReorder={() => {}}
      onRemove={() => {}}
    />
  )
}

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Fichas elegidas, en el orden en que las ve quien visita: se arrastran, se mueven con botones, o se sacan. Dibuja `<div>`.',
  use: [
    {
      es: 'Debajo de un `EntityPicker` que le suma: los artistas de una muestra.',
      en: 'Under an `EntityPicker` that adds to it: the artists of an exhibition.',
    },
  ],
  instead: [
    { component: 'ImageManager', when: { es: 'para imágenes.', en: 'for images.' } },
    {
      component: 'OrderedWorks',
      when: {
        es: 'para obras, que se reconocen por su imagen.',
        en: 'for works, which are known by their picture.',
      },
    },
    {
      component: 'EntityPicker',
      when: {
        es: 'con varias, donde el orden no dice nada.',
        en: 'of several, where the order says nothing.',
      },
    },
    {
      component: 'WaitingList',
      when: { es: 'para quienes esperan un lugar.', en: 'for those who wait for a place.' },
    },
  ],
  code: (t) => `import { OrderedList } from '@gallery/ui/admin'
import { useState } from 'react'

export function ArtistOrder() {
  const [artists, setArtists] = useState([
    { id: 1, name: 'Irma Szalay' },
    { id: 2, name: 'Elsa Brandariz' },
  ])
  return (
    <OrderedList
      label="${t('Artistas, en orden', 'Artists, in order')}"
      items={artists}
      onReorder={(ids) => setArtists(ids.flatMap((id) => artists.filter((artist) => artist.id === id)))}
      onRemove={(id) => setArtists(artists.filter((artist) => artist.id !== id))}
    />
  )
}
`,
  anatomy: {
    story: 'Filled',
    parts: [
      {
        at: 'li:nth-child(2) [data-move="-1"]',
        name: {
          es: 'Sube un lugar; abajo, el que baja.',
          en: 'Goes up by one place; below it the one that goes down.',
        },
      },
      {
        at: 'li:nth-child(2) [data-grip]',
        name: {
          es: 'La manija, que arrastra; también con el teclado.',
          en: 'The grip, which drags; by keyboard too.',
        },
      },
      { at: 'li:nth-child(2) > span', name: { es: 'El lugar que ocupa.', en: 'The place that it has.' } },
      { at: 'li:nth-child(2) > button', name: { es: 'La saca de la lista.', en: 'Takes it off the list.' } },
    ],
  },
  examples: {
    do: [
      {
        show: (t) => (
          <Untitled
            t={t}
            names={[t('Sin título, 1958', 'Untitled, 1958'), t('Sin título, 1961', 'Untitled, 1961')]}
          />
        ),
        say: {
          es: 'Cada nombre distingue: con él se llaman los botones de su fila.',
          en: 'Each name tells apart: the buttons of its row are called by it.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Untitled t={t} names={[t('Sin título', 'Untitled'), t('Sin título', 'Untitled')]} />,
        say: {
          es: 'Quien escucha encuentra dos veces «Mover Sin título».',
          en: 'Who listens finds “Move Untitled” twice.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Space'],
      does: {
        es: 'En la manija, levanta la fila; otra vez, la suelta.',
        en: 'On the grip, lifts the row; again, drops it.',
      },
    },
    {
      keys: ['↓', '↑'],
      does: { es: 'Con la fila levantada, la mueven.', en: 'Move the row while it is lifted.' },
    },
    { keys: ['Esc'], does: { es: 'La deja donde estaba.', en: 'Leaves it where it was.' } },
    {
      keys: ['Enter'],
      does: {
        es: 'En las flechas, mueve un lugar, y el foco queda en el botón; en la cruz, saca, y el foco va a la fila de al lado.',
        en: 'On the arrows, moves by one place, and the focus stays on the button; on the cross, takes out, and the focus goes to the row beside.',
      },
    },
  ],
  reads: [
    { es: '«Artistas, en orden, lista, 3 elementos».', en: '“Artists, in order, list, 3 items”.' },
    {
      es: 'La manija: «Mover Irma Szalay, ordenable», y cómo se mueve: «Espacio levanta, las flechas mueven…».',
      en: 'The grip: “Move Irma Szalay, sortable”, and how to move it: “Space lifts, the arrows move…”.',
    },
    {
      es: 'Después de mover: «Irma Szalay quedó en el lugar 2 de 3».',
      en: 'After a move: “Irma Szalay is now in place 2 of 3”.',
    },
    {
      es: 'Después de sacar: «Sacaste Irma Szalay».',
      en: 'After taking out: “You took out Irma Szalay”.',
    },
  ],
  props: {
    label: 'De qué es la lista: «Artistas, en orden».',
    items: 'En su orden.',
    onReorder: 'Se llama con todos los ids en su orden nuevo.',
    onRemove: 'Se llama con lo que se va de la lista.',
    empty: 'Lo que dice la lista cuando no tiene nada.',
  },
  stories: {
    Filled: { name: 'Con fichas', text: 'Tres fichas en orden.' },
    Empty: { name: 'Vacía', text: 'Todavía no se eligió nada.' },
    ByButtons: {
      name: 'Con botones',
      text: 'Los botones mueven un lugar y conservan el foco; la cruz saca, y el foco va a lo de al lado.',
    },
    ByKeyboard: {
      name: 'Con el teclado',
      text: 'Espacio levanta una fila por la manija, las flechas la mueven, Espacio la suelta.',
    },
  },
}
