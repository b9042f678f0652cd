import type { Entity } from '../panel-forms/EntityPicker/entity.ts'
import { picture } from './sampleWorks.ts'
import type { StoryLanguage } from './say.ts'

const artists = [
  { id: 1, label: 'Elsa Brandariz', works: 8, picture: picture('brandariz-04.png', 815, 1200) },
  { id: 2, label: 'Irma Szalay', works: 8, picture: picture('szalay-04.jpg', 1400, 1050) },
  { id: 3, label: 'Ruth Szabó', works: 0 },
  { id: 4, label: 'Horacio Lemos', works: 9, picture: picture('lemos-05.jpg', 1400, 949) },
  { id: 5, label: 'Mabel Otaegui', works: 7, picture: picture('otaegui-03.png', 514, 1200) },
]

/** Artists of the demo gallery as a picker lists them. */
export function sampleEntities(language: StoryLanguage): Entity[] {
  const words = {
    es: (count: number) => (count === 0 ? 'Sin obras' : `${count} obras`),
    en: (count: number) => (count === 0 ? 'No works' : `${count} works`),
  }
  return artists.map(({ works, ...artist }) => ({ ...artist, meta: words[language](works) }))
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose name holds the words, as a server would answer. */
export function findEntities(language: StoryLanguage, query: string): Entity[] {
  return sampleEntities(language).filter(({ label }) => bare(label).includes(bare(query.trim())))
}
