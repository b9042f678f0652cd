import type { ManagedSlide } from '../panel-lists/SlideList/managedSlide.ts'
import { samplePicture, sampleTextile } from './samplePictures.ts'

/** The slides of the demo gallery's home page; the third lacks English, the last is hidden. */
export const sampleManagedSlides: readonly ManagedSlide[] = [
  {
    id: 1,
    picture: { ...samplePicture, alt: '' },
    titles: { es: 'La línea que corta la esquina', en: 'The Line That Cuts the Corner' },
    active: true,
  },
  {
    id: 2,
    picture: { ...samplePicture, src: '/pictures/room-b.jpg', alt: '' },
    titles: { es: 'Aliento largo', en: 'Long Breath' },
    active: true,
  },
  { id: 3, picture: { ...sampleTextile, alt: '' }, titles: { es: 'Horas del patio', en: '' }, active: true },
  {
    id: 4,
    picture: { ...samplePicture, src: '/pictures/room-c.jpg', alt: '' },
    titles: { es: 'Serie cromática', en: 'Chromatic Series' },
    active: false,
  },
]
