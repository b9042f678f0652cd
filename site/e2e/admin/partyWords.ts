import type { Language } from '@gallery/contract'

/** What the gallerist reads of a party: how many come on one booking. */
interface PartyWords {
  byHand: string
  firstName: string
  lastName: string
  email: string
  write: string
  howMany: string
  more: string
  fewer: string
  /** All three places of the slot are left. */
  left: string
  /** The three who come fill the slot. */
  full: string
  people: (count: number) => string
  bookings: (count: number, people: number) => string
  actionsOf: (name: string) => string
  changePeople: RegExp
  partyOf: (name: string) => string
  change: string
  /** Two come now. */
  changed: (name: string) => string
  limit: string
  /** The two who have a place. */
  limitTaken: RegExp
}

export const partyWords: Readonly<Record<Language, PartyWords>> = {
  es: {
    byHand: 'Anotar a alguien',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Email',
    write: 'Anotar',
    howMany: 'Cuántos vienen',
    more: 'Uno más',
    fewer: 'Uno menos',
    left: 'Quedan 3 lugares',
    full: 'Con 3 personas el turno queda completo',
    people: (count) => `${count} personas`,
    bookings: (count, people) => `${count}, ${people} personas`,
    actionsOf: (name) => `Acciones de ${name}`,
    changePeople: /^Cambiar cuántos vienen/,
    partyOf: (name) => `Reserva de ${name}`,
    change: 'Cambiar',
    changed: (name) => `${name}: ahora vienen 2 personas. Le avisamos por mail.`,
    limit: 'Límite',
    limitTaken: /^Ya hay 2 personas con lugar/,
  },
  en: {
    byHand: 'Write somebody down',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    write: 'Write down',
    howMany: 'How many come',
    more: 'One more',
    fewer: 'One fewer',
    left: '3 places left',
    full: 'With 3 people the time is full',
    people: (count) => `${count} people`,
    bookings: (count, people) => `${count}, ${people} people`,
    actionsOf: (name) => `Actions for ${name}`,
    changePeople: /^Change how many come/,
    partyOf: (name) => `Booking of ${name}`,
    change: 'Change',
    changed: (name) => `${name}: 2 people come now. An email says so.`,
    limit: 'Limit',
    limitTaken: /^2 people have places/,
  },
}
