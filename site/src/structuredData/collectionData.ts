import type { Collection, Language } from '@gallery/contract'
import { collectionWorkHref, translated } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'
import { plainText } from '../language/plainText.ts'

/** A collection of the back room with its works. */
export function collectionData(collection: Collection, url: string, language: Language): StructuredData {
  const description = plainText(translated(collection, 'description', language).text)
  return {
    '@type': 'Collection',
    name: translated(collection, 'title', language).text,
    url,
    ...(description ? { description } : {}),
    collectionSize: collection.count,
    hasPart: collection.works.map((work) => ({
      '@type': 'VisualArtwork',
      name: translated(work, 'title', language).text,
      url: collectionWorkHref(collection.link, work, language),
    })),
  }
}
