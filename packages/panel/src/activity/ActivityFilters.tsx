import { useLoadedSite } from '@gallery/client'
import { type ActivityAnswer, recordKinds } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { ChoiceChip, ListFilters, Segmented } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import type { ListAddress } from '../lists/useListAddress.ts'

interface ActivityFiltersProps {
  address: ListAddress
  people: ActivityAnswer['people']
}

/** The actions behind each word of the first filter. */
const segments = [
  { name: 'all', action: null },
  { name: 'created', action: 'created,imported,restored' },
  { name: 'changed', action: 'changed,undone' },
  { name: 'deleted', action: 'binned,deleted' },
] as const

/** How many days back each choice of the last filter reaches, today included. */
const periods = { today: 1, week: 7, month: 30 } as const

/** The filters of the log, as the address holds them. */
export const activityFilters = ['action', 'person', 'kind', 'from', 'to'] as const

/** What narrows the log: what was done, by whom, to what and since when. */
export function ActivityFilters({ address, people }: ActivityFiltersProps) {
  const intl = useIntl()
  const { today } = useLoadedSite()
  const { value, href, set } = address
  const say = (id: string) => intl.formatMessage({ id: `admin.activity.${id}` })
  const chosen = (name: string) => new Set((value(name) ?? '').split(',').filter(Boolean))
  const only = (name: string, next: ReadonlySet<string>) => {
    const added = [...next].find((each) => !chosen(name).has(each))
    set({ [name]: added ?? null, before: null })
  }
  const since = Object.entries(periods).map(([name, days]) => ({
    label: say(`since.${name}`),
    value: addDays(today, 1 - days),
  }))
  const narrowed = activityFilters.some((name) => value(name) !== undefined)
  return (
    <ListFilters
      segments={
        <Segmented
          label={say('what')}
          items={segments.map(({ name, action }) => ({
            label: say(`what.${name}`),
            href: href({ action, before: null }),
            current: (value('action') ?? null) === action,
          }))}
        />
      }
      chips={
        <>
          <ChoiceChip
            label={say('who')}
            choices={people.map(({ id, display }) => ({ value: String(id), label: display }))}
            chosen={chosen('person')}
            onChosenChange={(next) => only('person', next)}
          />
          <ChoiceChip
            label={say('where')}
            choices={recordKinds.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
            chosen={chosen('kind')}
            onChosenChange={(next) => set({ kind: [...next].join(',') || null, before: null })}
          />
          <ChoiceChip
            label={say('since')}
            choices={since}
            chosen={chosen('from')}
            onChosenChange={(next) => only('from', next)}
          />
        </>
      }
      {...(narrowed
        ? {
            onClear: () =>
              set(Object.fromEntries([...activityFilters, 'before'].map((name) => [name, null]))),
          }
        : {})}
    />
  )
}
