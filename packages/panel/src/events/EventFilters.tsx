import type { EventRowsAnswer } from '@gallery/contract'
import { ChoiceChip, ListFilters, Segmented } from '@gallery/ui/admin'
import type { ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ListWords } from '../lists/ListWords.tsx'
import type { EventListState } from './useEventList.ts'

interface EventFiltersProps {
  list: EventListState
  /** Of the answer; unknown while the first one is on its way. */
  meta: EventRowsAnswer['meta'] | undefined
  search: Ref<HTMLInputElement>
  tools: ReactNode
}

/** What narrows the list of events: words, kind, whether visitors see them. */
export function EventFilters({ list, meta, search, tools }: EventFiltersProps) {
  const intl = useIntl()
  const { value, href, set } = list
  const say = (id: string) => intl.formatMessage({ id })
  const active = value('active')
  const counts = meta && { ...meta.counts, all: meta.counts.exhibition + meta.counts.other }
  const segments = [
    { kind: null, name: 'all' },
    { kind: 'exhibition', name: 'exhibition' },
    { kind: 'other', name: 'other' },
  ] as const
  return (
    <ListFilters
      search={
        <ListWords
          address={list}
          ref={search}
          placeholder={say('admin.events.search')}
          instead={meta?.instead}
        />
      }
      segments={
        <Segmented
          label={say('admin.events.kind')}
          items={segments.map(({ kind, name }) => ({
            label: say(`admin.events.kind.${name}`),
            href: href({ kind }),
            current: (value('kind') ?? null) === kind,
            ...(counts ? { count: counts[name] } : {}),
          }))}
        />
      }
      chips={
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
      }
      found={meta && <FormattedMessage id="admin.events.found" values={{ count: meta.total }} />}
      {...(list.isNarrowed ? { onClear: list.clear } : {})}
      tools={tools}
    />
  )
}
