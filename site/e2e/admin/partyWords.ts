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
  changeWho: RegExp
  whoComes: string
  change: string
  /** So many come now. */
  changed: (name: string, people: number) => string
  corrected: (name: string) => string
  limit: string
  /** The two who have a place. */
  limitTaken: RegExp
  mayBeAsked: string
  groups: string
  /** What a booking may say beside the number. */
  access: string
  school: string
  wheelchair: string
  signLanguage: string
  /** Both of them, as one line. */
  wheelchairAndSign: string
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
    changeWho: /^Cambiar quiénes vienen/,
    whoComes: 'Cambiar quiénes vienen',
    change: 'Cambiar',
    changed: (name, people) => `${name}: ahora vienen ${people} personas. Le avisamos por mail.`,
    corrected: (name) => `Corregiste la reserva de ${name}. No le llega ningún mail.`,
    limit: 'Límite',
    limitTaken: /^Ya hay 2 personas con lugar/,
    mayBeAsked: 'Se puede pedir',
    groups: 'Grupos escolares',
    access: 'Necesidades o escuela',
    school: 'Escuela',
    wheelchair: 'Silla de ruedas',
    signLanguage: 'Lengua de señas',
    wheelchairAndSign: 'Silla de ruedas, lengua de señas',
  },
  en: {
    byHand: 'Add a booking',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    write: 'Add',
    howMany: 'How many come',
    more: 'One more',
    fewer: 'One fewer',
    left: '3 places left',
    full: 'With 3 people the time slot is full',
    people: (count) => `${count} people`,
    bookings: (count, people) => `${count}, ${people} people`,
    actionsOf: (name) => `Actions for ${name}`,
    changeWho: /^Change who is coming/,
    whoComes: 'Change who is coming',
    change: 'Change',
    changed: (name, people) => `${name}: ${people} people come now. An e-mail says so.`,
    corrected: (name) => `You corrected ${name}’s booking. No e-mail goes out.`,
    limit: 'Limit',
    limitTaken: /^2 people have places/,
    mayBeAsked: 'May be asked for',
    groups: 'School groups',
    access: 'Needs or a school',
    school: 'School',
    wheelchair: 'Wheelchair',
    signLanguage: 'Sign language',
    wheelchairAndSign: 'Wheelchair, sign language',
  },
}
