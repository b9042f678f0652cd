/** The texts of `ImageGallery` that are there before anybody looks nearer. */
export const imageGalleryMessages = {
  enlarge: { id: 'imageGallery.enlarge', defaultMessage: 'Ver en grande' },
  enlargeOf: { id: 'imageGallery.enlargeOf', defaultMessage: 'Ver en grande: {alt}' },
  thumb: { id: 'imageGallery.thumb', defaultMessage: 'Imagen {index} de {total}' },
  thumbOf: { id: 'imageGallery.thumbOf', defaultMessage: 'Imagen {index} de {total}: {alt}' },
  none: { id: 'imageGallery.none', defaultMessage: 'Sin imagen' },
  fullScreen: { id: 'imageGallery.fullScreen', defaultMessage: 'Pantalla completa' },
  leaf: { id: 'imageGallery.leaf', defaultMessage: 'Hoja {index} de {total}' },
  previousLeaf: { id: 'imageGallery.previousLeaf', defaultMessage: 'Hoja anterior' },
  nextLeaf: { id: 'imageGallery.nextLeaf', defaultMessage: 'Hoja siguiente' },
}
