/** The texts of `SlideList`. */
export const slideListMessages = {
  title: { id: 'slideList.title', defaultMessage: 'Título' },
  titleOf: { id: 'slideList.titleOf', defaultMessage: 'Título {language} del slide {position, number}' },
  missing: {
    id: 'slideList.missing',
    defaultMessage: 'Falta en {language}: se muestra el {first}.',
  },
  list: { id: 'slideList.list', defaultMessage: 'Slides, en orden' },
  active: { id: 'slideList.active', defaultMessage: 'Activo' },
  hidden: { id: 'slideList.hidden', defaultMessage: 'Oculto' },
  activeOf: { id: 'slideList.activeOf', defaultMessage: 'Activo: {name}' },
  unnamed: { id: 'slideList.unnamed', defaultMessage: 'Slide {position, number}' },
  replace: { id: 'slideList.replace', defaultMessage: 'Cambiar imagen' },
  replaceOf: { id: 'slideList.replaceOf', defaultMessage: 'Cambiar imagen: {name}' },
  delete: { id: 'slideList.delete', defaultMessage: 'Borrar: {name}' },
  empty: { id: 'slideList.empty', defaultMessage: 'Sin slides: el inicio empieza por la agenda.' },
  loading: { id: 'slideList.loading', defaultMessage: 'Cargando…' },
  notLoaded: { id: 'slideList.notLoaded', defaultMessage: 'No se pudieron cargar los slides.' },
  retry: { id: 'slideList.retry', defaultMessage: 'Reintentar' },
}
