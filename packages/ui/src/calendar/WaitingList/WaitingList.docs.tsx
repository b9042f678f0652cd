import type { ComponentDocs } from '../../stories/docs/componentDocs.ts'

export const docs: ComponentDocs = {
  status: 'stable',
  since: '1.0.0',
  what: 'Quién espera un lugar en un turno completo: las ofertas con el tiempo que les queda, y después todos en su orden, que se cambia arrastrando, con Alt y una flecha o desde el menú. Dibuja `<div>` alrededor de un `<ol>`.',
  use: [
    {
      es: 'En el panel, debajo de un `GuestList`, para ofrecer un lugar que se liberó.',
      en: 'In the panel, under a `GuestList`, to offer a place that became free.',
    },
  ],
  instead: [
    { component: 'OrderedList', when: { es: 'para fichas en orden.', en: 'for records in order.' } },
    { component: 'GuestList', when: { es: 'para quien ya reservó.', en: 'for those who have booked.' } },
    {
      component: 'WaitingDone',
      when: {
        es: 'en el sitio, para quien se acaba de anotar.',
        en: 'on the site, for who has just joined the line.',
      },
    },
  ],
  code: (t) => `import { type Waiter, WaitingList } from '@gallery/ui/admin'

interface LineProps {
  waiters: readonly Waiter[]
  now: Date
  offer: (waiter: Waiter) => void
  withdraw: (waiter: Waiter) => void
  reorder: (ids: readonly Waiter['id'][]) => void
}

export function Line({ waiters, now, offer, withdraw, reorder }: LineProps) {
  return (
    <WaitingList
      label="${t('En espera', 'Waiting')}"
      waiters={waiters}
      now={now}
      menu={(_waiter, moves) => moves}
      onSuggestion={offer}
      onWithdraw={withdraw}
      onReorder={reorder}
    />
  )
}
`,
  anatomy: {
    story: 'Line',
    parts: [
      {
        at: 'li[data-offered]',
        name: {
          es: 'Una oferta, con el tiempo que le queda. No se mueve.',
          en: 'An offer, with the time that it still has. It does not move.',
        },
      },
      {
        at: 'li:not([data-offered]) > span',
        name: { es: 'El lugar en la fila.', en: 'The place in the line.' },
      },
      {
        at: 'li:not([data-offered]) button',
        name: {
          es: 'Lo que se le puede ofrecer ahora, en un toque.',
          en: 'What they can be offered now, in one press.',
        },
      },
      {
        at: 'li:not([data-offered]) button[aria-keyshortcuts]',
        name: { es: 'La manija, que arrastra.', en: 'The grip, which drags.' },
      },
    ],
  },
  examples: { do: [], dont: [] },
  keyboard: [
    {
      keys: ['Alt ↑', 'Alt ↓'],
      does: {
        es: 'En la manija, mueve un lugar; el foco queda en ella. Nunca antes de una oferta.',
        en: 'On the grip, moves by one place; the focus stays on it. Never before an offer.',
      },
    },
    {
      keys: ['Espacio / Space'],
      does: {
        es: 'En la manija, levanta; las flechas mueven, y Espacio suelta.',
        en: 'On the grip, lifts; the arrows move, and Space drops.',
      },
    },
    {
      keys: ['Enter'],
      does: {
        es: 'Aprieta el botón enfocado: ofrecer, retirar, el menú.',
        en: 'Presses the button in focus: offer, withdraw, the menu.',
      },
    },
  ],
  reads: [
    {
      es: 'Los botones dicen de quién son: «Ofrecer 15:00: Julia Nievas, botón», «Retirar la oferta a Raúl Roldán, botón».',
      en: 'The buttons say whose they are: “Offer 15:00: Julia Nievas, button”.',
    },
    {
      es: 'Después de mover se dice en qué lugar quedó.',
      en: 'After a move it is said where they stand now.',
    },
    {
      es: 'Mientras llega: «Cargando la lista de espera».',
      en: 'While it comes the list says that it is on its way.',
    },
  ],
  props: {
    label: 'Cómo se llama la lista: «En espera».',
    waiters: 'Quienes tienen una oferta, y después quienes esperan, en su orden.',
    now: 'El minuto de ahora, por el que vencen las ofertas.',
    menu: 'Lo que se puede hacer con alguien; se pregunta cuando se abre su menú. `moves` son los caminos hacia arriba y abajo, para ponerlos entre lo demás; ninguno para quien tiene una oferta.',
    onSuggestion: 'Hace la oferta que nombra `suggestion`.',
    onWithdraw: 'Retira una oferta.',
    onReorder:
      'Se llama con los ids de todos los que esperan, sin los que tienen una oferta, en su orden nuevo.',
    state: 'Si la fila está, viene en camino, o no se pudo traer.',
    onRetry: 'Se llama para probar de nuevo después de `failed`.',
  },
  stories: {
    Line: {
      name: 'La fila',
      text: 'Una oferta con el tiempo que le queda, y tres que esperan; lo que entra ahora se ofrece con un toque.',
    },
    ByAltAndArrow: {
      name: 'Con Alt y flecha',
      text: 'Alt con una flecha mueve a alguien un lugar, conserva el foco y dice dónde quedó; nunca antes de una oferta.',
    },
    ByMenu: { name: 'Con el menú', text: 'El menú también mueve un lugar, donde arrastrar es difícil.' },
    ByKeyboard: {
      name: 'Con el teclado',
      text: 'Espacio levanta a alguien por la manija, las flechas lo mueven, Espacio lo suelta.',
    },
    LongWords: {
      name: 'Palabras largas',
      text: 'Los nombres y las necesidades largas siguen abajo; las herramientas quedan en su lugar.',
    },
    Loading: { name: 'Cargando', text: 'En camino.' },
    Failed: { name: 'No llegó', text: 'No se pudo traer.' },
  },
}
