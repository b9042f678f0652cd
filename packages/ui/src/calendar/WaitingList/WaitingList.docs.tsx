import type { ComponentDocs, Tell } from '../../stories/docs/componentDocs.ts'
import { WaitingList } from './WaitingList.tsx'

/** Somebody who waits, and what they can be offered. */
function Line({ t, suggestion }: { t: Tell; suggestion: string }) {
  return (
    <WaitingList
      label={t('En espera', 'Waiting')}
      waiters={[
        { id: 1, name: 'Julia Nievas', people: 2, note: t('Desde el martes', 'Since Tuesday'), suggestion },
      ]}
      now={new Date('2026-11-17T15:00:00Z')}
      menu={() => []}
      onSuggestion={() => {}}
      onWithdraw={() => {}}
      onReorder={() => {}}
    />
  )
}

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
  examples: {
    do: [
      {
        show: (t) => <Line t={t} suggestion={t('Ofrecer 15:00', 'Offer 15:00')} />,
        say: {
          es: 'Dice qué se ofrece: con apretarlo, la oferta está hecha.',
          en: 'It says what is offered: one press, and the offer is made.',
        },
      },
    ],
    dont: [
      {
        show: (t) => <Line t={t} suggestion={t('Ofrecer', 'Offer')} />,
        say: {
          es: 'No se sabe qué lugar ni a qué hora hasta que ya se ofreció.',
          en: 'Which place, and at what time, is not known until it has been offered.',
        },
      },
    ],
  },
  keyboard: [
    {
      keys: ['Alt ↑', 'Alt ↓'],
      does: {
        es: 'En la manija, mueve un lugar; el foco queda en ella. Nunca antes de una oferta.',
        en: 'On the grip, moves by one place; the focus stays on it. Never before an offer.',
      },
    },
    {
      keys: ['Space'],
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
      en: 'The buttons say whose they are: “Offer 15:00: Julia Nievas, button”, “Withdraw the offer to Raúl Roldán, button”.',
    },
    {
      es: 'Después de mover: «Julia Nievas quedó en el lugar 3 de 4».',
      en: 'After a move: “Julia Nievas is now in place 3 of 4”.',
    },
    {
      es: 'Mientras llega: «Cargando la lista de espera».',
      en: 'While it comes: “Loading the waiting list”.',
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
