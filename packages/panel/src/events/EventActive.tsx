import { Failure } from '@gallery/client'
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
    try {
      await activate([{ id: event.id, active }])
      setTurning(null)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setTurning('failed')
    }
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
