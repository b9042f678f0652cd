import type { EventRowsAnswer } from '@gallery/contract'
import { ChoiceChip, Segmented } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { EventListState } from './useEventList.ts'

interface EventKindsProps {
  list: Pick<EventListState, 'value' | 'href'>
  /** How many there are of each kind; unknown while the first answer is on its way. */
  counts: EventRowsAnswer['meta']['counts'] | undefined
}

/** Which kind of events are listed, each with how many there are. */
export function EventKinds({ list: { value, href }, counts }: EventKindsProps) {
  const intl = useIntl()
  const all = counts && { ...counts, all: counts.exhibition + counts.other }
  const segments = [
    { kind: null, name: 'all' },
    { kind: 'exhibition', name: 'exhibition' },
    { kind: 'other', name: 'other' },
  ] as const
  return (
    <Segmented
      label={intl.formatMessage({ id: 'admin.events.kind' })}
      items={segments.map(({ kind, name }) => ({
        label: intl.formatMessage({ id: `admin.events.kind.${name}` }),
        href: href({ kind }),
        current: (value('kind') ?? null) === kind,
        ...(all ? { count: all[name] } : {}),
      }))}
    />
  )
}

/** Whether the listed events are those that visitors see, or the others. */
export function EventStates({ list: { value, set } }: { list: Pick<EventListState, 'value' | 'set'> }) {
  const intl = useIntl()
  const say = (id: string) => intl.formatMessage({ id })
  const active = value('active')
  return (
    <ChoiceChip
      label={say('admin.events.state')}
      choices={[
        { value: '1', label: say('admin.events.activeOnes') },
        { value: '0', label: say('admin.events.inactiveOnes') },
      ]}
      chosen={new Set(active === undefined ? [] : [active])}
      // One at a time: the one that was not chosen before.
      onChosenChange={(next) => set({ active: [...next].find((each) => each !== active) ?? null })}
    />
  )
}
