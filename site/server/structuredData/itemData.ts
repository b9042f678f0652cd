import { isNobody, type Maker, makersIn, type Reference } from '@gallery/api'
import { type Item, type ItemKind, itemHref, type Language, storagePath, translated } from '@gallery/contract'
import type { StructuredData } from '../../src/head/head.ts'
import { plainText } from '../../src/language/plainText.ts'
import { createdOn } from './createdOn.ts'
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
export function itemData(
  item: Item,
  { issued }: Pick<Reference, 'issued'>,
  language: Language
): StructuredData {
  const description = plainText(translated(item, 'body', language).text)
  const detail = translated(item, 'detail', language).text
  const { archive } = item
  const makers = makersIn(item.author, item.artists)
  const about = item.artists.filter(({ display }) => !isNobody(display))
  return {
    '@type': [types[item.kind] ?? 'CreativeWork', 'ArchiveComponent'],
    name: translated(item, 'subtitle', language).text,
    url: itemHref(item, language),
    ...(description || detail ? { description: description || detail } : {}),
    ...(makers.length > 0 ? { author: makers.map(makerData) } : {}),
    ...createdOn(issued, item.year),
    ...(about.length > 0
      ? { about: about.map(({ display }) => ({ '@type': 'Person', name: display })) }
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

function makerData({ is, name }: Maker) {
  return {
    '@type': is === 'person' ? 'Person' : 'Organization',
    name: 'literal' in name ? name.literal : `${name.given} ${name.family}`,
  }
}
