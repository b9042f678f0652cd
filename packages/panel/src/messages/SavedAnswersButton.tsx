import { Button } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { SavedAnswersDialog } from './SavedAnswersDialog.tsx'

/** The way to the texts that are kept to answer with. */
export function SavedAnswersButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.messages.savedAnswers" />
      </Button>
      {open ? <SavedAnswersDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
