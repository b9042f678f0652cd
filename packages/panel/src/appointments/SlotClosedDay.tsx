import { reported } from '@gallery/client'
import { Button, Stack, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { changeSlot } from './slotWrites.ts'

interface SlotClosedDayProps {
  slot: number
  /** It was opened on purpose. */
  opened: boolean
}

/** Of a slot on a day on which the gallery is closed: that it is offered to nobody, and the way to open it on purpose. */
export function SlotClosedDay({ slot, opened }: SlotClosedDayProps) {
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  if (opened) {
    return (
      <Text size="s" tone="ink2">
        <FormattedMessage id="admin.appointments.openedAnyway" />
      </Text>
    )
  }

  async function open(): Promise<void> {
    setBusy(true)
    try {
      await reported(() => changeSlot(slot, { open_anyway: true }))
      await refresh()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack space="s2" align="start">
      <Text size="s" tone="err">
        <FormattedMessage id="admin.appointments.closedDay" />
      </Text>
      <Button variant="secondary" size="s" busy={busy} onClick={() => void open()}>
        <FormattedMessage id="admin.appointments.openAnyway" />
      </Button>
    </Stack>
  )
}
