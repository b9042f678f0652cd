import { reported } from '@gallery/client'
import type { Event } from '@gallery/contract'
import { Switch } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActivation } from './useActivation.tsx'

/** Whether visitors see an event, changed at once; where people have places in it, that is asked first. */
export function EventActive({ event }: { event: Event }) {
  const { activate, question } = useActivation()
  const [turning, setTurning] = useState<boolean | 'failed' | null>(null)

  async function turn(active: boolean) {
    setTurning(active)
    const done = await reported(() => activate([{ id: event.id, active }]))
    setTurning(done ? null : 'failed')
  }

  return (
    <>
      <Switch
        label={<FormattedMessage id="admin.events.active" />}
        checked={typeof turning === 'boolean' ? turning : event.active}
        busy={typeof turning === 'boolean'}
        error={turning === 'failed' ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
        onCheckedChange={(active) => void turn(active)}
      />
      {question}
    </>
  )
}
