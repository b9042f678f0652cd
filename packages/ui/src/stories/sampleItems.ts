import type { ArchiveItem } from '../public/ItemCard/ItemCard.tsx'
import { picture } from './sampleWorks.ts'
import type { StoryLanguage } from './say.ts'

const items = [
  {
    es: { title: 'Estructura y color', kind: 'Catálogo', date: '1950' },
    en: { title: 'Estructura y color', kind: 'Catalogue', date: '1950' },
    author: 'Elsa Brandariz',
    picture: picture('doc-catalog-1.jpg', 1120, 1400),
  },
  {
    es: { title: 'Carta a Irma Szalay sobre el marco', kind: 'Correspondencia', date: '12 mar 1951' },
    en: { title: 'Letter to Irma Szalay on the Frame', kind: 'Correspondence', date: '12 Mar 1951' },
    author: 'Elsa Brandariz',
    picture: picture('doc-letter-1.jpg', 1089, 1400),
  },
  {
    es: { title: 'Inauguración del Salón de Arte Nuevo', kind: 'Fotografía', date: '1949' },
    en: { title: 'Opening of the Salón de Arte Nuevo', kind: 'Photography', date: '1949' },
    author: 'Autor no identificado',
    picture: picture('doc-photo-1.jpg', 1400, 1019),
  },
  {
    es: { title: '«La pintura deja el rectángulo»', kind: 'Prensa', date: '8 ago 1952' },
    en: { title: '“Painting Leaves the Rectangle”', kind: 'Press', date: '8 Aug 1952' },
    author: 'La Tarde, Rosario',
    picture: picture('doc-press-1.jpg', 1145, 1400),
  },
  {
    es: { title: 'Entrevista en el taller', kind: 'Video', date: '1986' },
    en: { title: 'Studio Interview', kind: 'Video', date: '1986' },
    author: 'Julián Costamagna',
    picture: picture('doc-video-1.jpg', 1400, 934),
    video: true,
  },
  {
    es: { title: 'Legajo de exportación temporaria', kind: 'Documentación oficial', date: '2 may 1961' },
    en: { title: 'Temporary Export File', kind: 'Official documentation', date: '2 May 1961' },
    author: 'Dirección de Aduanas',
    picture: picture('doc-official-1.jpg', 1044, 1400),
  },
  {
    es: { title: 'Cuaderno de calcos nº 4', kind: 'Escritos personales', date: '1953' },
    en: { title: 'Book of Tracings No. 4', kind: 'Personal writing', date: '1953' },
    author: 'Elsa Brandariz',
    picture: undefined,
  },
]

/** Items of the demo archive, the fifth a video, the last without a picture. */
export function sampleItems(language: StoryLanguage): ArchiveItem[] {
  return items.map(({ author, picture, video, [language]: words }, id) => ({
    id,
    href: `#item-${id}`,
    ...words,
    author,
    picture,
    video,
  }))
}
