import { itemDate, useLanguage } from '@gallery/client'
import type { Item } from '@gallery/contract'
import { sizeOf, translated } from '@gallery/contract/plain'
import { Text, useDates } from '@gallery/ui'

/** An item in two lines, where its leaf takes all the space: title; date and size. */
export function ItemCaption({ item }: { item: Item }) {
  const language = useLanguage()
  const dates = useDates()
  const title = translated(item, 'subtitle', language)
  const date = itemDate(item, language, (day) => dates.day(day))
  return (
    <>
      <Text size="s" weight="bold">
        <span lang={title.lang}>{title.text}</span>
      </Text>
      <Text size="s" tone="ink2">
        {[date, sizeOf(item, language)].filter(Boolean).join(', ')}
      </Text>
    </>
  )
}
