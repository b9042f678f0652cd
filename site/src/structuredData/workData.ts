import type { Language, Work } from '@gallery/contract'
import { storagePath, techniqueOf, translated } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'
import { plainText } from '../language/plainText.ts'
import { rightsData } from './rightsData.ts'

/** A work of art. Sizes are centimetres. */
export function workData(work: Work, url: string, language: Language): StructuredData {
  const description = plainText(translated(work, 'description', language).text)
  const technique = techniqueOf(work, language).text
  const size = (value: number | null) =>
    value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }
  return {
    '@type': 'VisualArtwork',
    name: translated(work, 'title', language).text,
    url,
    ...(description ? { description } : {}),
    ...(work.artist ? { creator: { '@type': 'Person', name: work.artist.display } } : {}),
    ...(work.year === null ? {} : { dateCreated: String(work.year) }),
    ...(technique ? { artMedium: technique } : {}),
    height: size(work.height),
    width: size(work.width),
    depth: size(work.depth),
    ...rightsData(work.rights_statement, language),
    ...(work.img ? { image: storagePath('images', work.img.file) } : {}),
  }
}
