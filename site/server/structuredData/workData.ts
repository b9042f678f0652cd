import { isNobody, type Reference } from '@gallery/api'
import { type Language, storagePath, techniqueOf, translated, type Work, workHref } from '@gallery/contract'
import type { StructuredData } from '../../src/head/head.ts'
import { plainText } from '../../src/language/plainText.ts'
import { createdOn } from './createdOn.ts'
import { rightsData } from './rightsData.ts'

/** A work of art. Sizes are centimetres. */
export function workData(
  work: Work,
  { issued }: Pick<Reference, 'issued'>,
  language: Language
): StructuredData {
  const description = plainText(translated(work, 'description', language).text)
  const { artist } = work
  const technique = techniqueOf(work, language).text
  const size = (value: number | null) =>
    value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode: 'CMT' }
  return {
    '@type': 'VisualArtwork',
    name: translated(work, 'title', language).text,
    url: workHref(work, language),
    ...(description ? { description } : {}),
    ...(artist && !isNobody(artist.display) ? { creator: { '@type': 'Person', name: artist.display } } : {}),
    ...createdOn(issued, work.year),
    ...(technique ? { artMedium: technique } : {}),
    height: size(work.height),
    width: size(work.width),
    depth: size(work.depth),
    ...rightsData(work.rights_statement, language),
    ...(work.img ? { image: storagePath('images', work.img.file) } : {}),
  }
}
