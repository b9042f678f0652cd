import { reported } from '@gallery/client'
import { type ItemRow, maxItemsChanged } from '@gallery/contract'
import { BulkBar } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import type { Ticked } from '../lists/useTicked.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { ItemRightsDialog } from './ItemRightsDialog.tsx'
import { changeItems, type ItemFlags } from './itemWrites.ts'
import { useDeleteItems } from './useDeleteItems.tsx'

interface ItemBulkProps {
  ticked: Ticked<ItemRow>
  /** How many the filters find. */
  total: number
  onTickAll: () => void
}

/** What can be done with all ticked items at once; each can be undone. */
export function ItemBulk({ ticked, total, onTickAll }: ItemBulkProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const { offer } = useUndo()
  const remove = useDeleteItems()
  const [busy, setBusy] = useState(false)
  const [stating, setStating] = useState(false)
  const { rows } = ticked
  const say = (name: string) => intl.formatMessage({ id: `admin.items.${name}` })

  async function act(work: () => Promise<void>) {
    setBusy(true)
    await reported(work).finally(() => setBusy(false))
  }

  async function flag(name: keyof ItemFlags, to: boolean, done: string) {
    const before = rows.map((row) => ({ id: row.id, [name]: row[name] }))
    await changeItems(rows.map(({ id }) => ({ id, [name]: to })))
    await refresh()
    offer({
      text: <FormattedMessage id={`admin.items.${done}`} values={{ count: before.length }} />,
      undo: async () => {
        await changeItems(before)
        await refresh()
      },
    })
    ticked.clear()
  }

  async function removeAll() {
    ticked.drop(await remove(rows))
  }

  const flags = [
    ['public', true, 'publish', 'published'],
    ['public', false, 'hide', 'hid'],
    ['active', true, 'activate', 'activated'],
    ['active', false, 'deactivate', 'deactivated'],
  ] as const
  return (
    <>
      <ItemRightsDialog
        items={rows}
        open={stating}
        onOpenChange={setStating}
        onDone={() => {
          setStating(false)
          ticked.clear()
        }}
      />
      <BulkBar
        count={rows.length}
        label={intl.formatMessage({ id: 'admin.items.ticked' }, { count: rows.length })}
        {...(total > rows.length && total <= maxItemsChanged ? { total, onChooseAll: onTickAll } : {})}
        onClear={ticked.clear}
        actions={[
          ...flags.map(([name, to, label, done]) => ({
            label: say(label),
            busy,
            onAct: () => void act(() => flag(name, to, done)),
          })),
          {
            label: intl.formatMessage({ id: 'admin.field.rights' }),
            busy,
            onAct: () => setStating(true),
          },
          {
            label: intl.formatMessage({ id: 'admin.list.delete' }),
            tone: 'danger' as const,
            busy,
            onAct: () => void act(removeAll),
          },
        ]}
      />
    </>
  )
}
