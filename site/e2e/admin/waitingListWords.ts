import type { Language } from '@gallery/contract'

/** What the gallerist reads of a slot's waiting list. */
interface WaitingListWords {
  title: string
  nobody: string
  write: string
  firstName: string
  lastName: string
  phone: string
  email: string
  more: string
  add: string
  /** How many bookings wait, and how many people. */
  count: (bookings: number, people: number) => string
  people: (count: number) => string
  move: (name: string) => string
  moved: (name: string, position: number, total: number) => string
  actionsOf: (name: string) => string
  up: string
  down: string
  /** The button that offers the one at 15:00. */
  offer: (name: string) => string
  /** The same in the menu, with how many places there are. */
  offerIn: string
  offered: (name: string) => string
  elsewhere: string
  mail: RegExp
  withdraw: (name: string) => string
  withdrawn: (name: string) => string
  takeOff: string
  takenOff: (name: string) => string
  undo: string
  changed: string
  withLine: RegExp
  unfold: string
  stateOffered: string
}

export const waitingListWords: Readonly<Record<Language, WaitingListWords>> = {
  es: {
    title: 'En espera',
    nobody: 'Nadie en espera',
    write: 'Anotar en espera',
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Teléfono',
    email: 'Email',
    more: 'Uno más',
    add: 'Anotar',
    count: (bookings, people) => `${bookings}, ${people} personas`,
    people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
    move: (name) => `Mover ${name}`,
    moved: (name, position, total) => `${name} quedó en el lugar ${position} de ${total}.`,
    actionsOf: (name) => `Acciones de ${name}`,
    up: 'Subir un lugar',
    down: 'Bajar un lugar',
    offer: (name) => `Ofrecer 15:00: ${name}`,
    offerIn: 'Ofrecer 15:00, quedan 4 lugares',
    offered: (name) => `Le ofreciste a ${name} el turno de las 15:00. Le llega un mail.`,
    elsewhere: 'A las 15:00 quedan 4',
    mail: /Se liberó lugar/,
    withdraw: (name) => `Retirar la oferta a ${name}`,
    withdrawn: (name) => `Retiraste la oferta a ${name}. El mail sale en 5 minutos.`,
    takeOff: 'Sacar de la lista',
    takenOff: (name) => `Sacaste a ${name} de la lista. No le llega ningún mail.`,
    undo: 'Deshacer',
    changed: 'La lista cambió mientras tanto. Mirala de nuevo.',
    withLine: /^Con espera/,
    unfold: 'Semana, evento y filtros',
    stateOffered: 'Ofrecido',
  },
  en: {
    title: 'Waiting',
    nobody: 'Nobody waiting',
    write: 'Add to the list',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail',
    more: 'One more',
    add: 'Add',
    count: (bookings, people) => `${bookings}, ${people} people`,
    people: (count) => (count === 1 ? '1 person' : `${count} people`),
    move: (name) => `Move ${name}`,
    moved: (name, position, total) => `${name} is now in place ${position} of ${total}.`,
    actionsOf: (name) => `Actions for ${name}`,
    up: 'Move up',
    down: 'Move down',
    offer: (name) => `Offer 15:00: ${name}`,
    offerIn: 'Offer 15:00, 4 places left',
    offered: (name) => `You offered ${name} the time slot at 15:00. An e-mail is on its way.`,
    elsewhere: '4 places left at 15:00',
    mail: /There (is a place|are places) for/,
    withdraw: (name) => `Withdraw the offer to ${name}`,
    withdrawn: (name) => `You withdrew the offer to ${name}. The e-mail leaves in 5 minutes.`,
    takeOff: 'Take off the list',
    takenOff: (name) => `You took ${name} off the list. They get no e-mail.`,
    undo: 'Undo',
    changed: 'The list has changed meanwhile. Look at it again.',
    withLine: /^With a waiting list/,
    unfold: 'Week, event and filters',
    stateOffered: 'Offered',
  },
}
