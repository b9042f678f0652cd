import type { Language } from '@gallery/contract'

/** What somebody who waits reads, spelled out. */
interface WaitingWords {
  wait: string
  title: string
  promise: string
  anyTime: string
  join: string
  joined: string
  /** What a form without scripts leads on with. */
  joinedToast: string
  first: string
  oneAhead: string
  joinedMail: RegExp
  leave: string
  left: string
  ended: string
  unknown: string
  offerMail: RegExp
  /** The page of an offer for two. */
  offer: string
  keep: string
  letPass: string
  passes: string
  passed: string
  offeredByMail: string
  /** "Tus reservas". */
  inList: string
  accept: string
  otherTimes: string
  confirmed: string
  leftToast: string
  passedToast: string
  sure: string
  yes: string
  /** Said of a time that has places for them meanwhile. */
  free: string
}

export const waitingWords: Readonly<Record<Language, WaitingWords>> = {
  es: {
    wait: 'Anotarme en la lista de espera',
    title: 'Lista de espera',
    promise: 'Si se libera lugar para todos, te escribimos y te lo guardamos 2 horas.',
    anyTime: 'Cualquier horario de ese día me sirve',
    join: 'Anotarme',
    joined: 'Estás en la lista de espera',
    joinedToast: 'Estás en la lista de espera. Si se libera un lugar, te escribimos.',
    first: 'No hay nadie antes en la lista.',
    oneAhead: 'Un grupo antes.',
    joinedMail: /^Estás en la lista de espera: /,
    leave: 'Salir de la lista',
    left: 'Saliste de la lista de espera',
    ended: 'Ya no esperás este turno',
    unknown: 'No encontramos ningún turno con este link',
    offerMail: /^Se liberó lugar para 2 personas: /,
    offer: 'Se liberó un lugar para 2',
    keep: 'Quedarme con el lugar',
    letPass: 'Dejarlo pasar',
    passes: '¿Dejás pasar el lugar?',
    passed: 'El lugar queda para otra persona',
    offeredByMail: 'Te ofrecimos un lugar',
    inList: 'En lista de espera',
    accept: 'Aceptar',
    otherTimes: 'Ver otros turnos',
    confirmed: 'Confirmado',
    leftToast: 'Saliste de la lista de espera',
    passedToast: 'Dejaste pasar el lugar. Se lo ofrecemos a quien sigue.',
    sure: '¿Dejás pasar este lugar?',
    yes: 'Dejar pasar',
    free: 'Ese turno tiene lugar: podés reservarlo ahora.',
  },
  en: {
    wait: 'Join the waiting list',
    title: 'Waiting list',
    promise: 'If there are places for all of you, we write to you and keep it for 2 hours.',
    anyTime: 'Any time on that day is fine',
    join: 'Join the list',
    joined: 'You are on the waiting list',
    joinedToast: 'You are on the waiting list. If a place becomes free, we will write to you.',
    first: 'You are first in line.',
    oneAhead: 'One group before you.',
    joinedMail: /^You are on the waiting list: /,
    leave: 'Leave the list',
    left: 'You left the waiting list',
    ended: 'You are not waiting for this time any more',
    unknown: 'We found no booking for this link',
    offerMail: /^There are places for 2 people: /,
    offer: 'There is a place for 2',
    keep: 'Take the place',
    letPass: 'Let it pass',
    passes: 'Let the place pass?',
    passed: 'The place goes to somebody else',
    offeredByMail: 'We offered you a place',
    inList: 'On the waiting list',
    accept: 'Accept',
    otherTimes: 'See other times',
    confirmed: 'Confirmed',
    leftToast: 'You left the waiting list',
    passedToast: 'You let the place pass. We offer it to whoever is next.',
    sure: 'Let this place pass?',
    yes: 'Let it pass',
    free: 'That time has places left: you can book it now.',
  },
}
