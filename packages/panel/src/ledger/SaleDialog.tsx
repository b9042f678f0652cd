import { useLanguage } from '@gallery/client'
import type { LedgerRow } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { MovementForm } from '../works/MovementForm.tsx'
import { useStatusOffer } from '../works/useStatusOffer.tsx'

interface SaleDialogProps {
  /** How the work stands. */
  row: LedgerRow
  onClose: () => void
}

/** Makes a loan or a consignment a sale, for what was asked; who bought the work is still to be said. */
export function SaleDialog({ row, onClose }: SaleDialogProps) {
  const language = useLanguage()
  const offerStatus = useStatusOffer()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id="admin.ledger.sale" />}
      description={<em>{translated(row.work, 'title', language).text}</em>}
    >
      <MovementForm
        ids={[row.work.id]}
        last={{ status: 'Vendida', owner: '', price: row.price, currency: row.currency }}
        onDone={(status, movements) => {
          offerStatus(row.work, status, movements)
          onClose()
        }}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
