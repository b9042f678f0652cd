/** The texts of `ImageGallery` and of its zoom. */
export const imageGalleryMessages = {
  enlarge: { id: 'imageGallery.enlarge', defaultMessage: 'Ver en grande' },
  enlargeOf: { id: 'imageGallery.enlargeOf', defaultMessage: 'Ver en grande: {alt}' },
  thumb: { id: 'imageGallery.thumb', defaultMessage: 'Imagen {index} de {total}' },
  thumbOf: { id: 'imageGallery.thumbOf', defaultMessage: 'Imagen {index} de {total}: {alt}' },
  none: { id: 'imageGallery.none', defaultMessage: 'Sin imagen' },
  close: { id: 'imageGallery.close', defaultMessage: 'Cerrar' },
  title: { id: 'imageGallery.title', defaultMessage: 'Imágenes en grande' },
  previous: { id: 'imageGallery.previous', defaultMessage: 'Anterior' },
  next: { id: 'imageGallery.next', defaultMessage: 'Siguiente' },
  position: { id: 'imageGallery.position', defaultMessage: '{index} de {total}' },
  zoomIn: { id: 'imageGallery.zoomIn', defaultMessage: 'Acercar' },
  zoomOut: { id: 'imageGallery.zoomOut', defaultMessage: 'Alejar' },
  whole: { id: 'imageGallery.whole', defaultMessage: 'Entera' },
  fullScreen: { id: 'imageGallery.fullScreen', defaultMessage: 'Pantalla completa' },
  bar: {
    id: 'imageGallery.bar',
    defaultMessage:
      'La barra mide {centimetres, plural, one {un centímetro} other {# centímetros}} de la obra',
  },
  leaf: { id: 'imageGallery.leaf', defaultMessage: 'Hoja {index} de {total}' },
  previousLeaf: { id: 'imageGallery.previousLeaf', defaultMessage: 'Hoja anterior' },
  nextLeaf: { id: 'imageGallery.nextLeaf', defaultMessage: 'Hoja siguiente' },
  centimetres: { id: 'imageGallery.centimetres', defaultMessage: '{centimetres} cm' },
  detailFailed: { id: 'imageGallery.detailFailed', defaultMessage: 'No se pudo cargar el detalle.' },
  retry: { id: 'imageGallery.retry', defaultMessage: 'Reintentar' },
}
