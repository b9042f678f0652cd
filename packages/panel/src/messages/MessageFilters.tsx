import { useGet, useLanguage, useUser } from '@gallery/client'
import { MessageState, type MessagesAnswer, messageStates, urlOf } from '@gallery/contract'
import { idIn, translated } from '@gallery/contract/plain'
import { Segmented, ToggleChip } from '@gallery/ui/admin'
import { useIntl } from 'react-intl'
import { usePeople } from '../fields/usePeople.ts'
import type { ListAddress } from '../lists/useListAddress.ts'

/** What the list of messages is narrowed to, as its address says. */
export function narrowingOf({ words, value }: Pick<ListAddress, 'words' | 'value'>) {
  const state = MessageState.safeParse(value('state')).data
  const assigned = value('assigned')
  return {
    query: words,
    state,
    unread: value('unread') ? true : undefined,
    assigned: assigned === 'nobody' ? ('nobody' as const) : idIn(assigned),
    work: idIn(value('work')),
    email: value('email'),
  }
}

/** Leads to the whole list. */
export const wholeList = {
  q: null,
  state: null,
  unread: null,
  assigned: null,
  work: null,
  email: null,
} as const

interface MessageFiltersProps {
  address: ListAddress
}

/** Where the listed messages stand. */
export function MessageStates({
  address: { value, href },
  counts,
}: MessageFiltersProps & { counts: MessagesAnswer['counts'] }) {
  const intl = useIntl()
  const current = MessageState.safeParse(value('state')).data
  return (
    <Segmented
      label={intl.formatMessage({ id: 'admin.messages.which' })}
      items={[undefined, ...messageStates].map((state) => ({
        label: intl.formatMessage({
          id: state === undefined ? 'admin.messages.all' : `admin.messages.states.${state}`,
        }),
        href: href({ state: state ?? null, m: null }),
        current: current === state,
        // What waits for somebody is worth a number; the others are found by looking.
        ...(state === 'new' || state === 'waiting' ? { count: counts[state] } : {}),
      }))}
    />
  )
}

/** What else narrows the list: who has them, whether somebody has read them, about which work, from whom. */
export function MessageChips({ address: { value, set } }: MessageFiltersProps) {
  const intl = useIntl()
  const self = useUser()?.id
  const people = usePeople()
  const assigned = value('assigned')
  const { work } = narrowingOf({ words: '', value })
  const email = value('email')
  const say = (name: string) => intl.formatMessage({ id: `admin.messages.${name}` })
  const own = self === undefined ? undefined : String(self)
  return (
    <>
      {own === undefined ? null : (
        <ToggleChip
          label={say('own')}
          pressed={assigned === own}
          onPressedChange={(pressed) => set({ assigned: pressed ? own : null })}
        />
      )}
      <ToggleChip
        label={say('unassigned')}
        pressed={assigned === 'nobody'}
        onPressedChange={(pressed) => set({ assigned: pressed ? 'nobody' : null })}
      />
      {people
        .filter(({ value: id }) => id !== own && id === assigned)
        .map(({ value: id, label }) => (
          <ToggleChip key={id} label={label} pressed onPressedChange={() => set({ assigned: null })} />
        ))}
      <ToggleChip
        label={say('unread')}
        pressed={value('unread') !== undefined}
        onPressedChange={(pressed) => set({ unread: pressed ? '1' : null })}
      />
      {work === undefined ? null : <WorkChip id={work} onRemove={() => set({ work: null })} />}
      {email === undefined ? null : (
        <ToggleChip label={email} pressed onPressedChange={() => set({ email: null })} />
      )}
    </>
  )
}

/** The work that the listed messages ask about. */
function WorkChip({ id, onRemove }: { id: number; onRemove: () => void }) {
  const language = useLanguage()
  const work = useGet(urlOf('/api/works/:work', { work: id })).data?.data
  const label = work ? translated(work, 'title', language).text : String(id)
  return <ToggleChip label={label} pressed onPressedChange={onRemove} />
}
