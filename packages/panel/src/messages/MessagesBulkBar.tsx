import type { Message } from '@gallery/contract'
import { BulkBar } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Ticked } from '../lists/useTicked.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useMessageActions } from './useMessageActions.tsx'

interface MessagesBulkBarProps {
  ticked: Ticked<Message>
  /** How many the list has. */
  total: number
  /** These were deleted. */
  onGone: (ids: readonly number[]) => void
}

/** What can be done with all messages that are ticked. Render it last in the screen. */
export function MessagesBulkBar({ ticked, total, onGone }: MessagesBulkBarProps) {
  const intl = useIntl()
  const { changeMany, removeMany } = useMessageActions()
  const [busy, setBusy] = useState<string | null>(null)
  const [assigning, setAssigning] = useState(false)
  const ids = ticked.rows.map(({ id }) => id)
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.messages.bulk.${name}` }, values)

  /** What was done is ticked no longer; what was refused still is. */
  async function during(name: string, act: () => Promise<readonly number[]>) {
    setBusy(name)
    try {
      ticked.drop(await act())
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      {assigning ? (
        <AssignDialog
          count={ids.length}
          onChoose={(assigned_to) => during('assign', () => changeMany(ids, { assigned_to }))}
          onClose={() => setAssigning(false)}
        />
      ) : null}
      <BulkBar
        count={ids.length}
        label={say('chosen', { count: ids.length })}
        total={total}
        onClear={ticked.clear}
        actions={[
          { label: say('assign'), busy: busy === 'assign', onAct: () => setAssigning(true) },
          {
            label: say('read'),
            busy: busy === 'read',
            onAct: () => void during('read', () => changeMany(ids, { read: true })),
          },
          {
            label: say('delete'),
            busy: busy === 'delete',
            onAct: () =>
              void during('delete', async () => {
                const gone = await removeMany(ids)
                onGone(gone)
                return gone
              }),
          },
        ]}
        primary={{
          label: say('close', { count: ids.length }),
          busy: busy === 'close',
          onAct: () => void during('close', () => changeMany(ids, { state: 'closed' })),
        }}
      />
    </>
  )
}
