import { useGet, useNow, useReread } from '@gallery/client'
import { type AgendaSlot, freePlaces, urlOf } from '@gallery/contract'
import { Button, Inline, Stack, Text } from '@gallery/ui'
import { WaitingList } from '@gallery/ui/admin'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFocusAfter } from '../../frame/useFocusAfter.ts'
import { inOrder } from '../../lists/inOrder.ts'
import { peopleOf } from '../guestsOf.ts'
import { PartHead } from '../PartHead.tsx'
import { useWaiters, type Waited } from './useWaiters.ts'
import { useWaitingActions } from './useWaitingActions.tsx'
import { useWaitingMenu } from './useWaitingMenu.ts'
import { WaitingByHand } from './WaitingByHand.tsx'

interface WaitingPartProps {
  slot: AgendaSlot
  /** Those that the calendar shows, where there may be places for who waits. */
  slots: readonly AgendaSlot[]
  /** The gallery is closed on its day: there only what was opened on purpose is offered. */
  onClosedDay: boolean
}

/**
 * Who waits for a place in a slot: offers, then everybody in their order. Where nobody waits it is not there, but for a
 * line by which somebody is written down where the slot is full.
 */
export function WaitingPart({ slot, slots, onClosedDay }: WaitingPartProps) {
  const intl = useIntl()
  const now = useNow()
  const reread = useReread()
  const [writing, setWriting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfter(writing, opener, heading)
  const { data, failure } = useGet(urlOf('/api/places/:id/waiting', { id: slot.id }))
  const actions = useWaitingActions(slot)
  const menu = useWaitingMenu(actions)
  const isOffered = ({ open_anyway }: AgendaSlot) => open_anyway || !onClosedDay
  const describe = useWaiters(slot, slots.filter(isOffered))
  const line = describe(data?.data ?? [])

  const isOver = data?.data.some(({ offer }) => offer !== null && new Date(offer.until) <= now) ?? false
  useEffect(() => {
    // What was offered goes to the next.
    if (isOver) void reread('/api/places')
  }, [isOver, reread])

  const takesMore = !slot.unavailable && isOffered(slot) && new Date(slot.start) > now
  const isFull = takesMore && freePlaces(slot) === 0
  const isQuiet = line.length === 0 && slot.waiting === 0 && !writing && !failure
  if (isQuiet && !(data && isFull)) return null

  const offered = line.filter(({ waiter }) => waiter.offer)
  const waiting = inOrder(
    line.filter(({ waiter }) => !waiter.offer).map((each) => ({ ...each, id: each.detail.id })),
    actions.order ?? []
  )
  const all: Waited[] = [...offered, ...waiting]
  const find = (id: string | number) => all.find(({ detail }) => detail.id === id)
  const state = data ? 'ready' : failure ? 'failed' : 'loading'
  const write =
    takesMore && !writing ? (
      <Button ref={opener} variant="tertiary" size="s" onClick={() => setWriting(true)}>
        <FormattedMessage id="admin.waiting.write" />
      </Button>
    ) : null

  if (data && line.length === 0 && !writing) {
    return (
      <Inline space="s3" justify="between">
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.waiting.nobody" />
        </Text>
        {write}
      </Inline>
    )
  }
  return (
    <Stack space={writing ? 's4' : 's2'}>
      <PartHead
        title={<FormattedMessage id="admin.waiting.title" />}
        heading={heading}
        count={
          line.length > 0 ? (
            <FormattedMessage
              id="admin.appointments.coming"
              values={{ bookings: line.length, people: peopleOf(line.map(({ detail }) => detail)) }}
            />
          ) : undefined
        }
      >
        {write}
      </PartHead>
      {writing ? <WaitingByHand slot={slot} onDone={() => setWriting(false)} /> : null}
      <WaitingList
        label={intl.formatMessage({ id: 'admin.waiting.title' })}
        state={state}
        onRetry={() => void reread('/api/places')}
        waiters={all.map(({ waiter }) => waiter)}
        now={now}
        menu={({ id }, moves) => menu(find(id), moves)}
        onSuggestion={({ id }) => {
          const { detail, places: [first] = [] } = find(id) ?? {}
          if (detail && first) void actions.offer(detail, first)
        }}
        onWithdraw={({ id }) => {
          const detail = find(id)?.detail
          if (detail?.offer) void actions.withdraw(detail, detail.offer.appointment)
        }}
        onReorder={(ids) => actions.reorder(ids.map(Number))}
      />
    </Stack>
  )
}
