import { errorsIn, shownByForms } from '@gallery/client'
import { type AgendaSlot, mostPlaces } from '@gallery/contract'
import { FieldGrid, Stack, TextField } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { SlotSwitch } from './SlotSwitch.tsx'
import { changeSlot } from './slotWrites.ts'

/** How many a slot takes, whether it takes more, and whether school groups. All are saved at once. */
export function SlotCapacity({ slot: { id, limit, unavailable, groups } }: { slot: AgendaSlot }) {
  const refresh = useRefresh()
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<string>()

  /**
   * Keeps the number that was typed. One that is refused stays with the reason until it is changed; what is no number, or
   * could not be sent, gives way to the one that holds.
   */
  async function saveLimit(): Promise<void> {
    const wanted = Number(typed)
    if (typed !== undefined && typed !== '' && Number.isInteger(wanted) && wanted >= 0 && wanted !== limit) {
      try {
        await changeSlot(id, { limit: wanted }, shownByForms)
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
        max={mostPlaces}
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
      <Stack space="s1">
        <SlotSwitch slot={id} name="available" on={!unavailable} />
        <SlotSwitch slot={id} name="groups" on={groups} />
      </Stack>
    </FieldGrid>
  )
}
