import type { PictureProps } from '../pictures/Picture/Picture.tsx'
import { sampleWorks } from './sampleWorks.ts'
import type { StoryLanguage } from './say.ts'

/** A work as the panel lists it. */
export interface PanelWork {
  id: string
  title: string
  /** Its title in the other language. */
  otherTitle: string
  artist: string
  year: number
  code: string
  technique: string
  size: string
  status: string
  price: number | null
  public: boolean
  picture: PictureProps | null
}

const codes = ['BR-49-004', 'OT-85-003', 'LE-57-004', 'ID-64-005', 'VE-96-004', 'SZ-62-003', 'CO-14-001']
const statuses = ['consigned', 'sold', 'consigned', 'consigned', 'lent', 'consigned', 'returned']
const prices = [38_000, 8200, null, 12_500, 21_000, 4300, null]

/** Works of the demo gallery with what only the panel knows; the fourth is without a picture, the last is hidden. */
export function samplePanelWorks(language: StoryLanguage): PanelWork[] {
  const others = sampleWorks(language === 'es' ? 'en' : 'es')
  return sampleWorks(language).map((work, place) => ({
    id: String(work.id),
    title: work.title,
    otherTitle: others[place]?.title ?? '',
    artist: work.artist ?? '',
    year: Number(work.year ?? 0),
    code: codes[place] ?? '',
    technique: work.technique ?? '',
    size: `${work.height} × ${work.width} cm`,
    status: statuses[place] ?? 'consigned',
    price: prices[place] ?? null,
    public: place !== 6,
    picture: place === 3 ? null : (work.picture ?? null),
  }))
}

/** As many works as a page of the panel may hold, the same ones over and over under other codes. */
export function manyPanelWorks(language: StoryLanguage, count: number): PanelWork[] {
  const works = samplePanelWorks(language)
  return Array.from({ length: count }, (_, place) => {
    const work = works[place % works.length]
    if (!work) throw new Error('The sample has no works.')
    return { ...work, id: `${work.id}-${place}`, code: `${work.code}/${place}` }
  })
}
