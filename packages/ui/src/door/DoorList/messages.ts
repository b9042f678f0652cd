/** What the list of a door says. */
export const doorListMessages = {
  unconfirmed: { id: 'doorList.unconfirmed', defaultMessage: 'Sin confirmar' },
  part: { id: 'doorList.part', defaultMessage: 'Entraron {inside} de {people}' },
  letIn: { id: 'doorList.letIn', defaultMessage: 'Entró {name}, {shown}' },
  isInside: {
    id: 'doorList.isInside',
    defaultMessage: '{people, plural, one {{name}, adentro} other {{name}, # adentro}}',
  },
  fewer: { id: 'doorList.fewer', defaultMessage: 'Uno menos, {name}' },
  more: { id: 'doorList.more', defaultMessage: 'Uno más, {name}' },
  count: { id: 'doorList.count', defaultMessage: 'Adentro, {name}' },
  all: { id: 'doorList.all', defaultMessage: '{people, plural, one {Entró} other {Entraron los #}}' },
  spare: {
    id: 'doorList.spare',
    defaultMessage:
      '{spare, plural, =0 {Están todos. No quedan lugares.} one {Están todos. Queda # lugar libre.} other {Están todos. Quedan # lugares libres.}}',
  },
} as const
