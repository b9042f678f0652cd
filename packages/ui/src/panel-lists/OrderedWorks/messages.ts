/** The texts of works in order. */
export const orderedWorksMessages = {
  cover: { id: 'orderedWorks.cover', defaultMessage: 'Portada' },
  coverOf: { id: 'orderedWorks.coverOf', defaultMessage: 'Portada: {name}' },
  remove: { id: 'orderedWorks.remove', defaultMessage: 'Sacar: {name}' },
  removed: { id: 'orderedWorks.removed', defaultMessage: 'Sacaste {name}.' },
  earlier: { id: 'orderedWorks.earlier', defaultMessage: 'Un lugar antes: {name}' },
  later: { id: 'orderedWorks.later', defaultMessage: 'Un lugar después: {name}' },
  noImage: { id: 'orderedWorks.noImage', defaultMessage: 'Sin imagen' },
  empty: { id: 'orderedWorks.empty', defaultMessage: 'Sin obras' },
}
