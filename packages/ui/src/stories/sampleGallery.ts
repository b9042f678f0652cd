import type { GalleryImage } from '../pictures/ImageGallery/galleryImage.ts'
import type { StoryLanguage } from './say.ts'

/** What the first of them shows. */
export const front = { es: 'Estructura abierta nº 26', en: 'Open Structure No. 26' }

/** Three pictures of one work: of itself, in a room, in a catalogue. */
export function workImages(language: StoryLanguage): GalleryImage[] {
  const es = language === 'es'
  return [
    {
      id: 1,
      picture: { src: '/pictures/brandariz-04.png', alt: front[language], width: 815, height: 1200 },
      across: 55,
      description: es
        ? 'Frente, 2024. Restauración y fotografía: taller de la galería.'
        : 'Front, 2024. Restoration and photograph: the gallery’s workshop.',
    },
    {
      id: 2,
      picture: {
        src: '/pictures/room-a.jpg',
        alt: es ? 'Vista de sala' : 'Installation view',
        width: 1600,
        height: 1040,
      },
      description: es ? 'En la Sala 1, 2026.' : 'In Room 1, 2026.',
    },
    {
      id: 3,
      picture: {
        src: '/pictures/doc-catalog-2.jpg',
        alt: es ? 'Catálogo' : 'Catalogue',
        width: 1120,
        height: 1400,
      },
    },
  ]
}

/** A picture whose tiles lie beside the stories, made for them: fields with a grid of hairlines that only near eyes see. */
export function board(language: StoryLanguage): GalleryImage {
  return {
    id: 'board',
    picture: {
      src: '/tiles/board/full/512,384/0/default.webp',
      alt: language === 'es' ? 'Tablero de prueba' : 'Test board',
      width: 2048,
      height: 1536,
    },
    tiles: { service: '/tiles/board', format: 'webp' },
    across: 80,
  }
}
