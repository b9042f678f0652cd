import type { Language } from '@gallery/contract'

/** What a visitor reads, spelled out: a test that took it from the catalogues could not see it change unasked. */
interface Words {
  /** The timeline. */
  register: string
  /** The modal. */
  reserve: string
  /** How many places a time still has: more than one. */
  places: (free: number) => string
  yourDetails: string
  firstName: string
  lastName: string
  email: string
  phone: string
  comments: string
  save: string
  noFirstName: string
  halfEmail: string
  badPhone: string
  justTaken: string
  booked: string
  oneStepLeft: string
  /** The pages behind the mailed links. */
  confirmTitle: string
  confirm: string
  confirmed: string
  cancelTitle: string
  cancel: string
  cancelled: string
  again: string
  /** The page on which another time is chosen, its field, its button, and what is said once it is done. */
  moveTitle: string
  newTime: string
  noTime: string
  move: string
  moved: string
  justFull: string
  movedMail: RegExp
  /** How many come: the field and its buttons. */
  people: string
  wheelchair: string
  guideDog: string
  more: string
  fewer: string
  /** "2 personas". */
  party: (people: number) => string
  /** The page on which it is changed who comes, and what is said once it is done. */
  changeParty: string
  partyTitle: string
  partySaved: string
  changedMail: RegExp
  tooFew: (free: number) => string
  /** The mails, by their subjects. */
  confirmMail: RegExp
  confirmedMail: RegExp
  cancelledMail: RegExp
  signInMail: RegExp
  /** Signing in and out. */
  menu: string
  signIn: string
  loginEmail: string
  sendLink: string
  linkSent: string
  code: string
  resend: string
  usedCode: string
  enter: string
  usedLink: string
  notAllowed: string
}

export const words: Readonly<Record<Language, Words>> = {
  es: {
    register: 'Registrarse',
    reserve: 'Reservar lugar',
    places: (free) => `quedan ${free} lugares`,
    yourDetails: 'Tus datos',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Email',
    phone: 'Teléfono',
    comments: 'Comentarios (opcional)',
    save: 'Guardar',
    noFirstName: 'Escribí tu nombre.',
    halfEmail: 'El email no parece completo. Falta el dominio.',
    badPhone: 'El teléfono no parece completo. Escribilo con números.',
    justTaken: 'Ese turno se acaba de completar. Elegí otro.',
    booked: 'Se envió un mail con la confirmación del turno',
    oneStepLeft: 'Falta confirmarlo',
    confirmTitle: 'Confirmá tu turno',
    confirm: 'Confirmar turno',
    confirmed: 'Turno confirmado',
    cancelTitle: '¿Cancelás tu turno?',
    cancel: 'Cancelar el turno',
    cancelled: 'Turno cancelado',
    again: 'Reservar otro turno',
    moveTitle: '¿Cuándo venís?',
    newTime: 'Nuevo horario',
    noTime: 'Elegí un horario.',
    move: 'Cambiar el turno',
    moved: 'Cambiaste tu turno. Te mandamos un mail con los datos.',
    justFull: 'Ese turno se acaba de completar. Elegí otro.',
    movedMail: /^Cambió tu turno: /,
    people: '¿Cuántos vienen?',
    wheelchair: 'Silla de ruedas',
    guideDog: 'Perro guía',
    more: 'Uno más',
    fewer: 'Uno menos',
    party: (people) => `${people} personas`,
    changeParty: 'Cambiar quiénes vienen',
    partyTitle: '¿Quiénes vienen?',
    partySaved: 'Cambiaste tu reserva. Te mandamos un mail con los datos.',
    changedMail: /^Cambió tu reserva: /,
    tooFew: (free) => `En ese turno quedan ${free} lugares, y no alcanza.`,
    confirmMail: /^Confirmá tu turno: /,
    confirmedMail: /^Te esperamos el /,
    cancelledMail: /^Cancelaste tu turno: /,
    signInMail: /^Entrá a Ochava$/,
    menu: 'Menú',
    signIn: 'Ingresar',
    loginEmail: 'Email',
    sendLink: 'Enviar link',
    linkSent: 'Te enviamos un mail con un link para entrar',
    code: 'Código de seis dígitos',
    resend: 'Mandar otro mail',
    usedCode: 'El código no es correcto o ya venció. Usá el del último mail o pedí otro.',
    enter: 'Entrar',
    usedLink: 'Este link ya no sirve',
    notAllowed: 'No contás con los permisos necesarios para ver esta página. Ingresá al sistema.',
  },
  en: {
    register: 'Register',
    reserve: 'Book a place',
    places: (free) => `${free} places left`,
    yourDetails: 'Your details',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    comments: 'Comments (optional)',
    save: 'Save',
    noFirstName: 'Enter your first name.',
    halfEmail: 'The e-mail address looks incomplete. The domain is missing.',
    badPhone: 'The phone number looks incomplete. Write it in digits.',
    justTaken: 'That time has just filled up. Please choose another one.',
    booked: 'We have sent an e-mail to confirm your booking',
    oneStepLeft: 'One step left',
    confirmTitle: 'Confirm your booking',
    confirm: 'Confirm booking',
    confirmed: 'Booking confirmed',
    cancelTitle: 'Cancel your booking?',
    cancel: 'Cancel the booking',
    cancelled: 'Booking cancelled',
    again: 'Book another time',
    moveTitle: 'When are you coming?',
    newTime: 'New time',
    noTime: 'Choose a time.',
    move: 'Change the time',
    moved: 'Your visit has a new time. We sent you an e-mail with the details.',
    justFull: 'That time has just filled up. Please choose another one.',
    movedMail: /^Your visit has moved: /,
    people: 'How many are coming?',
    wheelchair: 'Wheelchair',
    guideDog: 'Guide dog',
    more: 'One more',
    fewer: 'One fewer',
    party: (people) => `${people} people`,
    changeParty: 'Change who is coming',
    partyTitle: 'Who is coming?',
    partySaved: 'Your booking has changed. We sent you an e-mail with the details.',
    changedMail: /^Your booking has changed: /,
    tooFew: (free) => `That time has ${free} places left, which is too few.`,
    confirmMail: /^Confirm your booking: /,
    confirmedMail: /^See you on /,
    cancelledMail: /^Your booking is cancelled: /,
    signInMail: /^Sign in to Ochava$/,
    menu: 'Menu',
    signIn: 'Sign in',
    loginEmail: 'E-mail',
    sendLink: 'Send link',
    linkSent: 'We sent you an e-mail with a link to sign in',
    code: 'Six-digit code',
    resend: 'Send another e-mail',
    usedCode: 'The code is wrong or has expired. Use the one in the latest e-mail, or ask for another.',
    enter: 'Sign in',
    usedLink: 'This link no longer works',
    notAllowed: 'You do not have permission to see this page. Please sign in.',
  },
}
