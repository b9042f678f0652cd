import { useGet, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Skeleton, Stack } from '@gallery/ui'
import type { Entity } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../frame/FormDialog.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { MovementForm } from '../works/MovementForm.tsx'
import { lastInLedger } from '../works/nextMovement.ts'
import { useStatusOffer } from '../works/useStatusOffer.tsx'
import { WorkField } from './WorkField.tsx'

/** Registers a movement of a work that is found by its name. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const [work, setWork] = useState<Entity | null>(null)
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage id="admin.works.bulk.move" />}
    >
      <Stack space="s5">
        <WorkField value={work} onChange={setWork} />
        {work ? <OfWork key={work.id} id={Number(work.id)} onClose={onClose} /> : null}
      </Stack>
    </FormDialog>
  )
}

function OfWork({ id, onClose }: { id: number; onClose: () => void }) {
  const offerStatus = useStatusOffer()
  const reread = useReread()
  const { data, failure } = useGet(urlOf('/api/ledger', { work: id }))
  if (data === undefined && failure) return <ScreenFailure onRetry={() => void reread('/api/ledger')} />
  if (data === undefined) return <Skeleton />
  const [row] = data.data
  const last = row ? lastInLedger(row) : null
  return (
    <MovementForm
      work={id}
      last={last}
      onDone={(status, movements) => {
        if (row) offerStatus(row.work, status, movements)
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
