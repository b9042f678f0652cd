import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { RowSwitch } from '../lists/RowSwitch.tsx'
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
  return (
    <RowSwitch
      isLabelled
      label={<FormattedMessage id={`admin.appointments.${name}`} />}
      checked={on}
      switching={switching.get(slot)}
      onFlip={(to) => void flip(slot, to)}
    />
  )
}
