import { Switch } from '@gallery/ui'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useRowSwitches } from '../lists/useRowSwitches.ts'
import { changeSlot } from './slotWrites.ts'

/** What a slot's switches turn: whether it takes bookings, and whether it takes school groups. */
const changes = {
  available: (on: boolean) => ({ unavailable: !on }),
  groups: (on: boolean) => ({ groups: on }),
}

interface SlotSwitchProps {
  slot: number
  /** Which of them it is. */
  name: keyof typeof changes
  on: boolean
}

/** A switch of a slot, saved at once. */
export function SlotSwitch({ slot, name, on }: SlotSwitchProps) {
  const refresh = useRefresh()
  const { switching, flip } = useRowSwitches(
    useCallback(
      async (id, to) => {
        await changeSlot(id, changes[name](to))
        await refresh()
      },
      [name, refresh]
    )
  )
  const turning = switching.get(slot)
  return (
    <Switch
      label={<FormattedMessage id={`admin.appointments.${name}`} />}
      checked={turning && !turning.failed ? turning.to : on}
      busy={turning !== undefined && !turning.failed}
      error={turning?.failed ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
      onCheckedChange={(to) => void flip(slot, to)}
    />
  )
}
