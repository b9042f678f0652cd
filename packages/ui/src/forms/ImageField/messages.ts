/** The texts of an image field. */
export const imageFieldMessages = {
  choose: { id: 'imageField.choose', defaultMessage: 'Elegir imagen' },
  replace: { id: 'imageField.replace', defaultMessage: 'Cambiar' },
  remove: { id: 'imageField.remove', defaultMessage: 'Quitar' },
  removeOf: { id: 'imageField.removeOf', defaultMessage: 'Quitar: {label}' },
  undo: { id: 'imageField.undo', defaultMessage: 'Dejar la que estaba' },
  none: { id: 'imageField.none', defaultMessage: 'Sin imagen' },
  chosen: { id: 'imageField.chosen', defaultMessage: 'Elegida, sin guardar: {name}' },
  removed: { id: 'imageField.removed', defaultMessage: 'Se quita al guardar.' },
  preparing: { id: 'imageField.preparing', defaultMessage: 'Preparando las medidas…' },
  uploading: { id: 'imageField.uploading', defaultMessage: 'Subiendo, {share, number, ::percent}' },
}
