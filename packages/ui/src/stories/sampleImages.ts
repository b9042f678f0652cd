import type { ManagedImage } from '../panel-forms/ImageManager/managedImage.ts'
import { samplePicture, sampleTextile } from './samplePictures.ts'

/** The images of an exhibition of the demo gallery, the last one not active and without English. */
export const sampleImages: readonly ManagedImage[] = [
  {
    id: 1,
    picture: { ...samplePicture, alt: '' },
    descriptions: { es: 'Vista general de la sala 1', en: 'General view, gallery 1' },
    active: true,
  },
  {
    id: 2,
    picture: { ...samplePicture, src: '/pictures/room-b.jpg', alt: '' },
    descriptions: { es: 'Al frente, Ritmo sobre eje nº 35', en: 'In front, Rhythm on an Axis No. 35' },
    active: true,
  },
  {
    id: 3,
    picture: { ...sampleTextile, alt: '' },
    descriptions: { es: 'Trama baja 9, 1985', en: 'Low Weft 9, 1985' },
    active: true,
  },
  {
    id: 4,
    picture: { ...samplePicture, src: '/pictures/room-c.jpg', alt: '' },
    descriptions: { es: 'La trastienda el día del montaje', en: '' },
    active: false,
  },
]
