import type { Language } from '@gallery/contract'

/** What the gallerist reads on the screens of slots, messages and users, spelled out. */
interface AgendaWords {
  slots: string
  create: RegExp
  undo: string
  byHand: string
  firstName: string
  lastName: string
  write: string
  confirmed: string
  unconfirmed: string
  actionsOf: (name: string) => string
  confirm: string
  move: RegExp
  moveYes: string
  slot: string
  deleteBooking: (name: string) => string
  deleteQuestion: string
  deleteYes: string
  notify: RegExp
  reason: string
  removeNotify: (slots: number, people: number) => string
  messages: string
  markUnread: string
  delete: string
  allMessages: string
  users: string
  panelOf: (name: string) => string
  removeAccess: string
  sessionsOf: (count: number, name: string) => string
  close: string
  closeAll: string
}

export const agendaWords: Readonly<Record<Language, AgendaWords>> = {
  es: {
    slots: 'Turnos',
    create: /^Crear \d+ turnos$/,
    undo: 'Deshacer',
    byHand: 'Anotar a alguien',
    firstName: 'Nombre',
    lastName: 'Apellido',
    write: 'Anotar',
    confirmed: 'Confirmado',
    unconfirmed: 'Sin confirmar',
    actionsOf: (name) => `Acciones de ${name}`,
    confirm: 'Confirmar',
    move: /^Mover a otro turno/,
    moveYes: 'Mover',
    slot: 'Turno',
    deleteBooking: (name) => `Borrar la reserva de ${name}`,
    deleteQuestion: '¿Seguro que querés borrar esta reserva?',
    deleteYes: 'Borrar reserva',
    notify: /^Borrarlos y avisar por mail/,
    reason: 'Motivo, en español',
    removeNotify: (slots, people) => `Borrar ${slots} y avisar a ${people}`,
    messages: 'Mensajes',
    markUnread: 'Marcar sin leer',
    delete: 'Borrar',
    allMessages: 'Todos los mensajes',
    users: 'Usuarios',
    panelOf: (name) => `Panel: ${name}`,
    removeAccess: 'Quitar el acceso',
    sessionsOf: (count, name) => `${count}: sesiones de ${name}`,
    close: 'Cerrar',
    closeAll: 'Salir de todos lados',
  },
  en: {
    slots: 'Bookings',
    create: /^Create \d+ time slots$/,
    undo: 'Undo',
    byHand: 'Add a booking',
    firstName: 'First name',
    lastName: 'Last name',
    write: 'Add',
    confirmed: 'Confirmed',
    unconfirmed: 'Unconfirmed',
    actionsOf: (name) => `Actions for ${name}`,
    confirm: 'Confirm',
    move: /^Move to another time slot/,
    moveYes: 'Move',
    slot: 'Time slot',
    deleteBooking: (name) => `Delete ${name}’s booking`,
    deleteQuestion: 'Are you sure you want to delete this booking?',
    deleteYes: 'Delete booking',
    notify: /^Delete them and tell/,
    reason: 'Reason, in Spanish',
    removeNotify: (slots, people) => `Delete ${slots} and tell ${people}`,
    messages: 'Messages',
    markUnread: 'Mark as unread',
    delete: 'Delete',
    allMessages: 'All messages',
    users: 'Users',
    panelOf: (name) => `Panel: ${name}`,
    removeAccess: 'Remove access',
    sessionsOf: (count, name) => `${count}: ${name}’s sessions`,
    close: 'Close',
    closeAll: 'Sign out everywhere',
  },
}
