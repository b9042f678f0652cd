import type { RecordKind } from '@gallery/contract'
import { Button, Dialog } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { RecordHistory } from './RecordHistory.tsx'

/** In the head of a record's screen: opens what happened to the record, over what is being typed. */
export function HistoryButton({ kind, id }: { kind: RecordKind; id: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.activity.ofRecord" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="wide"
        title={<FormattedMessage id="admin.activity.ofRecord" />}
      >
        <RecordHistory kind={kind} id={id} />
      </Dialog>
    </>
  )
}
