import type { Language } from '@gallery/contract'

/** What a visitor reads on the pages of their own and in their mails, spelled out. */
interface AccountWords {
  yourData: string
  yourBookings: string
  signInFirst: string
  signOut: string
  goodbye: string
  firstName: string
  lastName: string
  email: string
  phone: string
  save: string
  saved: string
  badPhone: string
  /** A new address, until its link is opened. */
  savedPending: (email: string) => string
  waits: string
  discard: string
  dropped: string
  changeMail: RegExp
  askedMail: RegExp
  changedMail: RegExp
  confirmEmail: string
  emailConfirmed: string
  /** Where one is signed in, and the ways out. */
  thisDevice: string
  close: RegExp
  closed: string
  everywhere: string
  outEverywhere: string
  download: string
  deleteAccount: string
  sureAccount: string
  accountGone: string
  /** One's own bookings. */
  confirmed: string
  unconfirmed: string
  resend: RegExp
  resent: string
  calendar: RegExp
  delete: RegExp
  sure: string
  cancel: string
  yes: string
  deleted: string
  none: string
  toTimeline: string
  past: string
}

export const accountWords: Readonly<Record<Language, AccountWords>> = {
  es: {
    yourData: 'Tus datos',
    yourBookings: 'Tus reservas',
    signInFirst: 'Ingresá para ver esta página',
    signOut: 'Salir',
    goodbye: 'Hasta pronto',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Email',
    phone: 'Teléfono (opcional)',
    save: 'Guardar',
    saved: 'Datos guardados',
    badPhone: 'El teléfono no parece completo. Escribilo con números.',
    savedPending: (email) =>
      `Datos guardados. Te enviamos un mail a ${email} para confirmar la nueva dirección.`,
    waits: 'Falta confirmar',
    discard: 'Descartar',
    dropped: 'Tu email queda como estaba.',
    changeMail: /^Confirmá tu nueva dirección/,
    askedMail: /^Pidieron cambiar tu email/,
    changedMail: /^Cambió el email de tu cuenta/,
    confirmEmail: 'Confirmar email',
    emailConfirmed: 'Email confirmado',
    thisDevice: 'Este equipo',
    close: /^Cerrar: /,
    closed: 'Cerramos esa sesión',
    everywhere: 'Salir de todos lados',
    outEverywhere: 'Cerramos todas tus sesiones. Hasta pronto.',
    download: 'Bajar mis datos',
    deleteAccount: 'Borrar la cuenta',
    sureAccount: '¿Seguro que querés borrar tu cuenta?',
    accountGone: 'Borramos tu cuenta y tus datos. Hasta pronto.',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    resend: /^Reenviar mail: /,
    resent: 'Te enviamos el mail otra vez',
    calendar: /^Agregar al calendario: /,
    delete: /^Borrar: /,
    sure: '¿Seguro querés borrar este turno?',
    cancel: 'Cancelar',
    yes: 'Borrar turno',
    deleted: 'Cancelamos tu reserva',
    none: 'No tenés turnos reservados',
    toTimeline: 'Ver qué hay y reservar',
    past: 'Anteriores',
  },
  en: {
    yourData: 'Your details',
    yourBookings: 'Your bookings',
    signInFirst: 'Sign in to see this page',
    signOut: 'Sign out',
    goodbye: 'See you soon',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone (optional)',
    save: 'Save',
    saved: 'Your details are saved',
    badPhone: 'The phone number looks incomplete. Write it in digits.',
    savedPending: (email) =>
      `Your details are saved. We sent an e-mail to ${email} to confirm the new address.`,
    waits: 'is not confirmed yet',
    discard: 'Discard',
    dropped: 'Your e-mail address stays as it was.',
    changeMail: /^Confirm your new address/,
    askedMail: /^A change of your e-mail address/,
    changedMail: /^The e-mail address of your account changed/,
    confirmEmail: 'Confirm the address',
    emailConfirmed: 'Address confirmed',
    thisDevice: 'This device',
    close: /^Sign out: /,
    closed: 'That session is over',
    everywhere: 'Sign out everywhere',
    outEverywhere: 'You are signed out everywhere. See you soon.',
    download: 'Download my data',
    deleteAccount: 'Delete the account',
    sureAccount: 'Delete your account?',
    accountGone: 'Your account and your details are deleted. See you soon.',
    confirmed: 'Confirmed',
    unconfirmed: 'Unconfirmed',
    resend: /^Resend e-mail: /,
    resent: 'We sent you the e-mail again',
    calendar: /^Add to calendar: /,
    delete: /^Delete: /,
    sure: 'Delete this booking?',
    cancel: 'Cancel',
    yes: 'Delete booking',
    deleted: 'Your booking is cancelled',
    none: 'You have no upcoming bookings',
    toTimeline: 'See what is on and book',
    past: 'Past bookings',
  },
}
