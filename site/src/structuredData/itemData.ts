import type { Item, ItemKind, Language } from '@gallery/contract'
import { storagePath, translated } from '@gallery/contract/plain'
import type { StructuredData } from '../head/head.ts'
import { plainText } from '../language/plainText.ts'
import { rightsData } from './rightsData.ts'

/** What schema.org calls a kind of item; of the others it knows no more than that somebody made them. */
const types: Readonly<Partial<Record<ItemKind, string>>> = {
  catalog: 'Book',
  book: 'Book',
  photography: 'Photograph',
  press: 'Article',
  publication: 'PublicationIssue',
  audio: 'AudioObject',
}

/** A document of an archive. */
export function itemData(item: Item, url: string, language: Language): StructuredData {
  const description = plainText(translated(item, 'body', language).text)
  const detail = translated(item, 'detail', language).text
  const { archive } = item
  const date = item.date ?? (item.year === null ? item.date_fallback : String(item.year))
  return {
    '@type': [types[item.kind] ?? 'CreativeWork', 'ArchiveComponent'],
    name: translated(item, 'subtitle', language).text,
    url,
    ...(description || detail ? { description: description || detail } : {}),
    ...(item.author ? { author: { '@type': 'Person', name: item.author } } : {}),
    ...(date ? { dateCreated: date } : {}),
    ...(item.artists.length > 0
      ? { about: item.artists.map(({ display }) => ({ '@type': 'Person', name: display })) }
      : {}),
    ...(item.tags.length > 0 ? { keywords: item.tags.map(({ content }) => content) } : {}),
    ...(archive
      ? {
          isPartOf: {
            '@type': 'Collection',
            name: translated(archive, 'title', language).text,
            url: `/${language}/archives/${archive.id}`,
          },
        }
      : {}),
    ...rightsData(item.rights_statement, language),
    ...(item.img ? { image: storagePath('images', item.img.file) } : {}),
  }
}
