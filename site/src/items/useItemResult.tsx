import { itemDate, pictureProps, useLanguage } from '@gallery/client'
import type { ItemSummary } from '@gallery/contract'
import { itemHref, namedKind, translated } from '@gallery/contract/plain'
import { Marked, type Result, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'
import { foundSearch } from './leavesOf.ts'

/** How an item stands in one row of what was found, the words marked in its title. */
export function useItemResult(words: string): (item: ItemSummary) => Result {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  return (item) => {
    const title = translated(item, 'subtitle', language)
    const { img } = item
    return {
      id: item.id,
      href: itemHref(item, language) + foundSearch(item.found, words),
      title: <Marked text={title.text} words={words} />,
      ...(title.lang ? { titleLang: title.lang } : {}),
      note: intl.formatMessage({ id: `item.kind.${namedKind(item.kind)}` }),
      date: itemDate(item, language, (day) => dates.shortRange(day, day)),
      ...(img?.picture ? { picture: pictureProps('images', img.file, img.picture, '') } : {}),
    }
  }
}
