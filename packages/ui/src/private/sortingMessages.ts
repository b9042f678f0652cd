/** The texts of things that are put in order. */
export const sortingMessages = {
  move: { id: 'sorting.move', defaultMessage: 'Mover {name}' },
  sortable: { id: 'sorting.sortable', defaultMessage: 'ordenable' },
  howToMove: {
    id: 'sorting.howToMove',
    defaultMessage: 'Espacio levanta, las flechas mueven, espacio suelta y Escape deja todo como estaba.',
  },
  lifted: { id: 'sorting.lifted', defaultMessage: 'Levantaste {name}, en el lugar {position} de {total}.' },
  over: { id: 'sorting.over', defaultMessage: '{name}: lugar {position} de {total}.' },
  moved: { id: 'sorting.moved', defaultMessage: '{name} quedó en el lugar {position} de {total}.' },
  cancelled: { id: 'sorting.cancelled', defaultMessage: '{name} quedó donde estaba.' },
}
