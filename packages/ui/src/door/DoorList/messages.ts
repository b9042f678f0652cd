/** What the list of a door says. */
export const doorListMessages = {
  unconfirmed: { id: 'doorList.unconfirmed', defaultMessage: 'Sin confirmar' },
  part: {
    id: 'doorList.part',
    defaultMessage: '{inside, plural, one {Entró # de {people}} other {Entraron # de {people}}}',
  },
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
      '{people, plural, one {Ya está adentro.} other {Están todos.}} {spare, plural, =0 {No quedan lugares.} one {Queda # lugar libre.} other {Quedan # lugares libres.}}',
  },
} as const
