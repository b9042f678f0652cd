/** The text of a work's tile. */
export const workThumbMessages = {
  noImage: { id: 'workThumb.noImage', defaultMessage: 'Sin imagen' },
}
