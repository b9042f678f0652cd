import type { AgendaSlot } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { Button, Icon, Inline, Text } from '@gallery/ui'
import { Fold, ListFilters, Segmented, ToggleChip } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLeaving } from '../frame/LeavingContext.ts'
import { ListWords } from '../lists/ListWords.tsx'
import { EventSelect } from './EventSelect.tsx'
import type { CalendarAddress } from './useCalendarAddress.ts'

interface CalendarFiltersProps {
  address: CalendarAddress
  /** The gallery's current day. */
  today: string
  /** The days that the calendar shows, in words. */
  range: string
  /** The slots of those days, of which the filters say how many they leave. */
  slots: readonly AgendaSlot[]
}

/** Which days, of which event, only those that wait for somebody: all of it in the address. */
export function CalendarFilters({ address, today, range, slots }: CalendarFiltersProps) {
  const intl = useIntl()
  const say = (name: string) => intl.formatMessage({ id: `admin.appointments.${name}` })
  const { day, view, event, unconfirmed, waiting, href, set } = address
  const { go } = useLeaving()
  const inLine = slots.filter((slot) => slot.waiting > 0).length
  const step = view === 'day' ? 1 : 7
  const to = (next: string) => href({ day: next === today ? null : next, slot: null, q: null })
  return (
    <ListFilters
      search={
        <Inline space="s3">
          <ListWords address={address} placeholder={say('search')} />
          <Inline space="s3">
            <Button variant="secondary" size="s" href={to(addDays(day, -step))} aria-label={say('before')}>
              <Icon name="chevron-left" />
            </Button>
            <Text as="span" size="s" weight="bold" role="status">
              {range}
            </Text>
            <Button variant="secondary" size="s" href={to(addDays(day, step))} aria-label={say('after')}>
              <Icon name="chevron-right" />
            </Button>
            <Button variant="secondary" size="s" href={to(today)}>
              <FormattedMessage id="admin.appointments.today" />
            </Button>
          </Inline>
        </Inline>
      }
      segments={
        <Fold phoneOnly label={<FormattedMessage id="admin.appointments.filters" />}>
          <Inline space="s3">
            <Segmented
              label={say('view')}
              items={(['week', 'day'] as const).map((each) => ({
                label: say(each),
                href: href({ view: each, slot: null }),
                current: view === each,
              }))}
            />
            <ToggleChip
              label={say('waiting')}
              {...(inLine > 0 ? { count: inLine } : {})}
              pressed={waiting}
              onPressedChange={(pressed) => set({ waiting: pressed ? '1' : null })}
            />
            <ToggleChip
              label={say('unconfirmed')}
              pressed={unconfirmed}
              onPressedChange={(pressed) => set({ unconfirmed: pressed ? '1' : null })}
            />
            <EventSelect
              hideLabel
              value={event}
              emptyLabel={say('allEvents')}
              onChange={(id) => go(href({ event: id === undefined ? null : String(id), slot: null }))}
            />
          </Inline>
        </Fold>
      }
    />
  )
}
