/** What can be done with the pictures of a record. */
export const recordPicturesMessages = {
  show: { id: 'recordPictures.show', defaultMessage: 'Mostrar la imagen {place} de {total}' },
  add: { id: 'recordPictures.add', defaultMessage: 'Ordenar y agregar imágenes' },
}
