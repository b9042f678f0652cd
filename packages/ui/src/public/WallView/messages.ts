/** The texts of `WallView`. */
export const wallViewMessages = {
  label: {
    id: 'wallView.label',
    defaultMessage: '{count, plural, one {Una obra colgada} other {# obras colgadas}} a escala',
  },
  role: { id: 'wallView.role', defaultMessage: 'pared' },
  seeWork: { id: 'wallView.seeWork', defaultMessage: 'Ver la obra' },
  toScale: { id: 'wallView.toScale', defaultMessage: 'A escala, con el centro a 150 cm.' },
  length: {
    id: 'wallView.length',
    defaultMessage: '{count, plural, one {Una obra} other {# obras}} en una pared de {metres} m',
  },
  unknown: {
    id: 'wallView.unknown',
    defaultMessage: '{count, plural, one {Una obra sin medidas} other {# obras sin medidas}}, en la grilla',
  },
  map: { id: 'wallView.map', defaultMessage: 'La pared entera' },
  at: { id: 'wallView.at', defaultMessage: 'Obra {index} de {count}: {name}' },
  metre: { id: 'wallView.metre', defaultMessage: '1 m' },
  previous: { id: 'wallView.previous', defaultMessage: 'Obra anterior' },
  next: { id: 'wallView.next', defaultMessage: 'Obra siguiente' },
}
