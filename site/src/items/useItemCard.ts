import type { ItemsAnswer } from '@gallery/contract'
import { type ArchiveItem, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { useLanguage } from '../language/LanguageContext.ts'
import { translated } from '../language/translated.ts'
import { pictureProps } from '../pictures/pictureProps.ts'
import { isVideo, namedKind } from './isVideo.ts'
import { itemDate } from './itemDate.ts'
import { itemHref } from './itemHref.ts'

/** How an item stands in a grid, in the page's language. */
export function useItemCard(): (item: ItemsAnswer['data'][number]) => ArchiveItem {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  return (item) => {
    const title = translated(item, 'subtitle', language)
    const { img } = item
    return {
      id: item.id,
      href: itemHref(item, language),
      title: title.text,
      ...(title.lang ? { titleLang: title.lang } : {}),
      kind: intl.formatMessage({ id: `item.kind.${namedKind(item.kind)}` }),
      date: itemDate(item, (day) => dates.shortRange(day, day)),
      author: item.author || item.artists.map(({ display }) => display).join(', '),
      ...(img?.picture ? { picture: pictureProps('images', img.file, img.picture, '') } : {}),
      video: isVideo(item.kind),
      inactive: !item.active,
      hidden: item.public === false,
    }
  }
}
