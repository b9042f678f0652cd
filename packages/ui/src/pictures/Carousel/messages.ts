export const messages = {
  carousel: { id: 'carousel.carousel', defaultMessage: 'carrusel' },
  slide: { id: 'carousel.slide', defaultMessage: 'imagen' },
  position: { id: 'carousel.position', defaultMessage: '{index} de {total}' },
  previous: { id: 'carousel.previous', defaultMessage: 'Anterior' },
  next: { id: 'carousel.next', defaultMessage: 'Siguiente' },
  pause: { id: 'carousel.pause', defaultMessage: 'Pausar' },
  play: { id: 'carousel.play', defaultMessage: 'Seguir' },
}
