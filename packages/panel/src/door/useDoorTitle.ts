import type { DoorList } from '@gallery/contract'
import { useDates } from '@gallery/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

/**
 * What the door is called, with the day of its list; the window is called so too, with the gallery's name. Without a list it
 * names no day: a page that the phone has kept takes the day on which it was kept for today.
 */
export function useDoorTitle(list: Pick<DoorList, 'day'> | undefined, gallery: string): string {
  const intl = useIntl()
  const dates = useDates()
  const title = list
    ? intl.formatMessage({ id: 'admin.door.title' }, { day: dates.day(list.day, 'dddd D') })
    : intl.formatMessage({ id: 'admin.nav.door' })
  useEffect(() => {
    document.title = `${title} | ${gallery}`
  }, [title, gallery])
  return title
}
