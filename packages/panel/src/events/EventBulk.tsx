import { reported } from '@gallery/client'
import { type EventRow, maxEventsChanged } from '@gallery/contract'
import { BulkBar } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import type { Ticked } from '../lists/useTicked.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { activateEvents } from './eventWrites.ts'
import { useActivation } from './useActivation.tsx'
import { useDeleteEvents } from './useDeleteEvents.tsx'

interface EventBulkProps {
  ticked: Ticked<EventRow>
  /** How many the filters find. */
  total: number
  onTickAll: () => void
}

/** What can be done with all ticked events at once; each can be undone. */
export function EventBulk({ ticked, total, onTickAll }: EventBulkProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const { activate, question } = useActivation()
  const remove = useDeleteEvents()
  const [busy, setBusy] = useState(false)
  const { rows } = ticked
  const say = (id: string) => intl.formatMessage({ id })

  async function act(work: () => Promise<void>) {
    setBusy(true)
    await reported(work).finally(() => setBusy(false))
  }

  async function turn(active: boolean) {
    const before = rows
      .filter((row) => row.active !== active)
      .map((row) => ({ id: row.id, active: row.active }))
    // All of them: what is known of one on another page may be old.
    if (!(await activate(rows.map(({ id }) => ({ id, active }))))) return
    if (before.length > 0) {
      offer({
        text: (
          <FormattedMessage
            id={active ? 'admin.events.published' : 'admin.events.hid'}
            values={{ count: before.length }}
          />
        ),
        undo: async () => {
          await activateEvents(before, true)
          await refresh()
        },
      })
    }
    ticked.clear()
  }

  async function removeAll() {
    ticked.drop(await remove(rows))
  }

  return (
    <>
      {question}
      <BulkBar
        count={rows.length}
        label={intl.formatMessage({ id: 'admin.events.ticked' }, { count: rows.length })}
        {...(total > rows.length && total <= maxEventsChanged ? { total, onChooseAll: onTickAll } : {})}
        onClear={ticked.clear}
        actions={[
          { label: say('admin.events.publish'), busy, onAct: () => void act(() => turn(true)) },
          { label: say('admin.events.hide'), busy, onAct: () => void act(() => turn(false)) },
          { label: say('admin.list.delete'), tone: 'danger', busy, onAct: () => void act(removeAll) },
        ]}
      />
    </>
  )
}
