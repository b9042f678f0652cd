import type { ItemKind, ItemsAnswer, Language } from '@gallery/contract'
import { isVideo, itemHref, namedKind, translated } from '@gallery/contract/plain'
import type { ArchiveItem } from '@gallery/ui'
import { itemDate } from './itemDate.ts'
import { pictureProps } from './pictureProps.ts'

interface ItemWords {
  /** What a kind is called. */
  kind: (kind: ItemKind) => string
  /** A day, `YYYY-MM-DD`, as it is written beside others. */
  day: (day: string) => string
}

/** How an item stands in a grid, in the page's language. */
export function itemCard(
  item: ItemsAnswer['data'][number],
  language: Language,
  words: ItemWords
): ArchiveItem {
  const title = translated(item, 'subtitle', language)
  const { img } = item
  return {
    id: item.id,
    href: itemHref(item, language),
    title: title.text,
    ...(title.lang ? { titleLang: title.lang } : {}),
    kind: words.kind(namedKind(item.kind)),
    date: itemDate(item, language, words.day),
    author: item.author || item.artists.map(({ display }) => display).join(', '),
    ...(img?.picture ? { picture: pictureProps('images', img.file, img.picture, '') } : {}),
    video: isVideo(item.kind),
    inactive: !item.active,
    hidden: item.public === false,
  }
}
