import { itemCard, useLanguage } from '@gallery/client'
import type { ItemsAnswer } from '@gallery/contract'
import { type ArchiveItem, useDates } from '@gallery/ui'
import { useIntl } from 'react-intl'

/** How an item stands in a grid, in the page's language. */
export function useItemCard(): (item: ItemsAnswer['data'][number]) => ArchiveItem {
  const intl = useIntl()
  const language = useLanguage()
  const dates = useDates()
  return (item) =>
    itemCard(item, language, {
      kind: (kind) => intl.formatMessage({ id: `item.kind.${kind}` }),
      day: (day) => dates.shortRange(day, day),
    })
}
