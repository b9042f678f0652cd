import { Button } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PaperDialog, type Printed } from './PaperDialog.tsx'

/** Prints what a screen is about: the button, and what it opens. Stands among a screen's actions. */
export function PaperMenu(printed: Printed) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.paper.open" />
      </Button>
      <PaperDialog {...printed} open={open} onOpenChange={setOpen} />
    </>
  )
}
