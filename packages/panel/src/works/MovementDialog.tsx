import { useLanguage } from '@gallery/client'
import type { WorkRow, WorkStatus } from '@gallery/contract'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { MovementForm } from './MovementForm.tsx'
import { lastOf } from './nextMovement.ts'
import { titlesOf } from './titlesOf.ts'
import { useStatusOffer } from './useStatusOffer.tsx'

interface MovementDialogProps {
  /** The work that the movement is of; none while nothing is open. */
  work: Pick<WorkRow, 'id' | 'title_es' | 'title_en' | 'last_movement' | 'sold'> | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Registers a movement of a work, with price, owner and address, and offers to take it back. */
export function MovementDialog({ work, open, onOpenChange }: MovementDialogProps) {
  const language = useLanguage()
  const offerStatus = useStatusOffer()
  if (work === null) return null

  function done(each: NonNullable<typeof work>, status: WorkStatus, movements: readonly number[]) {
    onOpenChange(false)
    offerStatus(each, status, movements)
  }

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.works.bulk.move" />}
      description={<em>{titlesOf(work, language).title.text}</em>}
    >
      {open ? (
        <MovementForm
          work={work.id}
          last={lastOf(work)}
          onDone={(status, movements) => done(work, status, movements)}
          onCancel={() => onOpenChange(false)}
        />
      ) : null}
    </FormDialog>
  )
}
