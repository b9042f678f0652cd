import { imageGalleryMessages } from './messages.ts'

/** The texts of the zoom, which come with it. */
export const zoomMessages = {
  thumb: imageGalleryMessages.thumb,
  thumbOf: imageGalleryMessages.thumbOf,
  fullScreen: imageGalleryMessages.fullScreen,
  close: { id: 'imageGallery.close', defaultMessage: 'Cerrar' },
  title: { id: 'imageGallery.title', defaultMessage: 'Imágenes en grande' },
  previous: { id: 'imageGallery.previous', defaultMessage: 'Anterior' },
  next: { id: 'imageGallery.next', defaultMessage: 'Siguiente' },
  position: { id: 'imageGallery.position', defaultMessage: '{index} de {total}' },
  zoomIn: { id: 'imageGallery.zoomIn', defaultMessage: 'Acercar' },
  zoomOut: { id: 'imageGallery.zoomOut', defaultMessage: 'Alejar' },
  whole: { id: 'imageGallery.whole', defaultMessage: 'Entera' },
  bar: {
    id: 'imageGallery.bar',
    defaultMessage:
      'La barra mide {centimetres, plural, one {un centímetro} other {# centímetros}} de la obra',
  },
  centimetres: { id: 'imageGallery.centimetres', defaultMessage: '{centimetres} cm' },
  detailLoading: { id: 'imageGallery.detailLoading', defaultMessage: 'Cargando el detalle…' },
  detailFailed: { id: 'imageGallery.detailFailed', defaultMessage: 'No se pudo cargar el detalle.' },
  retry: { id: 'imageGallery.retry', defaultMessage: 'Reintentar' },
  sideBySide: { id: 'imageGallery.sideBySide', defaultMessage: 'Dos, lado a lado' },
  together: { id: 'imageGallery.together', defaultMessage: 'Mover las dos juntas' },
  first: { id: 'imageGallery.first', defaultMessage: 'Primera imagen' },
  second: { id: 'imageGallery.second', defaultMessage: 'Segunda imagen' },
}
