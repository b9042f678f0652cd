import { useLoadedSite } from '@gallery/client'
import type { Message } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { useDates } from '@gallery/ui'
import type { ListedMessage } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'

/** How much of a message its line can show at most, in characters. */
const excerptLength = 160

/** Messages as their list shows them: today's by the hour, the last week's by the weekday, older ones by the day. */
export function useListedMessages(
  messages: readonly Message[],
  href: (id: number) => string
): ListedMessage[] {
  const intl = useIntl()
  const dates = useDates()
  const { today } = useLoadedSite()

  function when(instant: string): string {
    const day = dates.dayOf(instant)
    if (day === today) return dates.clock(instant)
    if (day === addDays(today, -1)) return intl.formatMessage({ id: 'admin.messages.yesterday' })
    if (day > addDays(today, -7)) return dates.day(day, 'ddd D')
    return dates.day(day, day.slice(0, 4) === today.slice(0, 4) ? 'D MMM' : 'D MMM YYYY')
  }

  return messages.map(({ id, name, subject, message, read_at, created_at }) => ({
    id,
    name: name || intl.formatMessage({ id: 'admin.messages.nobody' }),
    subject,
    excerpt: message.length > excerptLength ? `${message.slice(0, excerptLength)}…` : message,
    when: when(created_at),
    unread: read_at === null,
    href: href(id),
  }))
}
