import { errorsIn } from '@gallery/client'
import type { AgendaSlot } from '@gallery/contract'
import { FieldGrid, Switch, TextField } from '@gallery/ui'
import { useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { changeSlot } from './slotWrites.ts'

/** How many a slot takes, and whether it takes more. Both are saved at once. */
export function SlotCapacity({ slot: { id, limit, unavailable } }: { slot: AgendaSlot }) {
  const refresh = useRefresh()
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const { switching, flip } = useRowSwitches(
    useCallback(
      async (slot, to) => {
        await changeSlot(slot, { unavailable: !to })
        await refresh()
      },
      [refresh]
    )
  )
  const turning = switching.get(id)

  /**
   * Keeps the number that was typed. One that is refused stays with the reason until it is changed; what is no number, or
   * could not be sent, gives way to the one that holds.
   */
  async function saveLimit(): Promise<void> {
    const wanted = Number(typed)
    if (typed !== undefined && typed !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted !== limit) {
      try {
        await changeSlot(id, { limit: wanted })
        await refresh()
      } catch (error) {
        const [reason] = errorsIn(error).limit ?? []
        setRefused(reason)
        if (reason !== undefined) return
      }
    }
    setTyped(undefined)
  }

  return (
    <FieldGrid>
      <TextField
        type="number"
        name="limit"
        min={0}
        max={10_000}
        label={<FormattedMessage id="admin.appointments.limit" />}
        value={typed ?? String(limit)}
        error={refused}
        // The reason is a sentence: beside the switch it would be a column of single words.
        wide={refused !== undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setRefused(undefined)
        }}
        onBlur={() => void saveLimit()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      <Switch
        label={<FormattedMessage id="admin.appointments.available" />}
        checked={turning && !turning.failed ? turning.to : !unavailable}
        busy={turning !== undefined && !turning.failed}
        error={turning?.failed ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
        onCheckedChange={(to) => void flip(id, to)}
      />
    </FieldGrid>
  )
}
