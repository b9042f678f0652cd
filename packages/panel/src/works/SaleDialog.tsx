import { useLanguage } from '@gallery/client'
import type { WorkSummary } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { MovementForm } from './MovementForm.tsx'
import type { LastMovement } from './nextMovement.ts'
import { useStatusOffer } from './useStatusOffer.tsx'

interface SaleDialogProps {
  work: Pick<WorkSummary, 'id' | 'title_es' | 'title_en'>
  /** How it stands. */
  last: LastMovement | null
  onClose: () => void
}

/** Sells a work that is held, lent or on consignment: to whoever holds it, for what was asked, unless something else is said. */
export function SaleDialog({ work, last, onClose }: SaleDialogProps) {
  const language = useLanguage()
  const offerStatus = useStatusOffer()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id="admin.works.sell" />}
      description={<em>{translated(work, 'title', language).text}</em>}
    >
      <MovementForm
        work={work.id}
        last={last}
        start="Vendida"
        focus="price"
        onDone={(status, movements) => {
          offerStatus(work, status, movements)
          onClose()
        }}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
