import { useLanguage } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PaperDialog } from '../paper/PaperDialog.tsx'

/** Prints who comes: of one day at once, of several after asking which. `days` are those on the screen. */
export function DoorLists({ days }: { days: readonly string[] }) {
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [day, another] = days
  const words = <FormattedMessage id="admin.appointments.doorList" />
  if (day !== undefined && another === undefined)
    return (
      <Button
        variant="tertiary"
        size="s"
        href={urlOf('/api/paper/door-list.pdf', { day, language })}
        target="_blank"
      >
        {words}
      </Button>
    )
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <PaperDialog days={days} open={open} onOpenChange={setOpen} />
    </>
  )
}
