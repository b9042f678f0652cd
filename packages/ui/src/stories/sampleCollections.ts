import type { CollectionItem } from '../public/CollectionCard/CollectionCard.tsx'
import { picture } from './sampleWorks.ts'
import type { StoryLanguage } from './say.ts'

const collections = [
  {
    es: 'Sala de lectura',
    en: 'Reading Room',
    count: 11,
    artists: ['Arrascaeta', 'Brandariz', 'Lemos', 'Szalay', 'Verardi'],
    pictures: [picture('brandariz-08.jpg', 951, 1400), picture('brandariz-07.png', 1200, 1200)],
  },
  {
    es: 'Papeles',
    en: 'Works on Paper',
    count: 11,
    artists: ['Szalay', 'Roca Ibáñez', 'Lemos'],
    pictures: [picture('szalay-03.jpg', 963, 1400), picture('roca-05.jpg', 1400, 997)],
  },
  {
    es: 'Textiles para un museo',
    en: 'Textiles for a Museum',
    count: 6,
    artists: ['Otaegui'],
    pictures: [picture('otaegui-02.png', 738, 1200), picture('otaegui-06.png', 1200, 900)],
  },
  {
    es: 'Una pared de cuatro metros',
    en: 'A Four-Meter Wall',
    count: 1,
    artists: ['Verardi', 'Arrascaeta', 'Idelsohn'],
    pictures: [picture('verardi-04.jpg', 1050, 1400)],
  },
]

/** Collections of the demo gallery, the last with one picture. */
export function sampleCollections(language: StoryLanguage): CollectionItem[] {
  return collections.map(({ count, artists, pictures, [language]: title }, id) => ({
    id,
    href: `#coleccion-${id}`,
    title,
    count,
    artists,
    pictures,
  }))
}
