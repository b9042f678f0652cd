import { useLoadedSite, useUser } from '@gallery/client'
import type { Thread } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import { Button, Menu, useDates } from '@gallery/ui'
import { StatusMenu } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessageStates } from '../asked/useMessageStates.ts'
import { usePeople } from '../fields/usePeople.ts'
import { RemindDialog } from './RemindDialog.tsx'
import { useMessageActions } from './useMessageActions.tsx'

/** The days that a press sets. */
const spans = [1, 3, 7] as const

/** Where a message stands, who has it, and when it is new again: each changed where it is read. */
export function MessageTools({ thread }: { thread: Thread }) {
  const intl = useIntl()
  const dates = useDates()
  const { today } = useLoadedSite()
  const self = useUser()?.id
  const states = useMessageStates()
  const people = usePeople()
  const { change } = useMessageActions()
  const [asking, setAsking] = useState(false)
  const { id, state, assigned, remind_at } = thread
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.${name}` }, values)
  const remind = (day: string | null) => void change(id, { remind_on: day })

  return (
    <>
      <StatusMenu
        label={say('stands')}
        options={states}
        value={state}
        onValueChange={(next) => {
          const to = states.find(({ value }) => value === next)
          if (to) void change(id, { state: to.value })
        }}
      />
      <Menu
        align="start"
        label={
          assigned
            ? say('has', { name: assigned.id === self ? say('you') : assigned.full_name })
            : say('unassigned')
        }
        items={[
          ...people.map(({ value, label }) => ({
            kind: 'action' as const,
            label: Number(value) === self ? say('take') : label,
            onSelect: () => void change(id, { assigned_to: Number(value) }),
          })),
          ...(assigned
            ? [
                { kind: 'divider' as const, id: 'nobody' },
                {
                  kind: 'action' as const,
                  label: say('letGo'),
                  onSelect: () => void change(id, { assigned_to: null }),
                },
              ]
            : []),
        ]}
      />
      <Menu
        align="start"
        label={remind_at ? say('remindOn', { day: dates.weekdayDay(dates.dayOf(remind_at)) }) : say('remind')}
        items={[
          ...spans.map((days) => ({
            kind: 'action' as const,
            label: say('remindIn', { days, day: dates.weekdayDay(addDays(today, days)) }),
            onSelect: () => remind(addDays(today, days)),
          })),
          { kind: 'action', label: say('remindOther'), onSelect: () => setAsking(true) },
          ...(remind_at
            ? [
                { kind: 'divider' as const, id: 'none' },
                { kind: 'action' as const, label: say('remindNever'), onSelect: () => remind(null) },
              ]
            : []),
        ]}
      />
      {state === 'closed' ? null : (
        <Button variant="tertiary" size="s" onClick={() => void change(id, { state: 'closed' })}>
          <FormattedMessage id="admin.messages.close" />
        </Button>
      )}
      {asking ? <RemindDialog id={id} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
