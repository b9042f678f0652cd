import { reported } from '@gallery/client'
import type { WorkDetail, WorkStatus } from '@gallery/contract'
import { Inline } from '@gallery/ui'
import { StatusMenu } from '@gallery/ui/admin'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { useMoveWorks } from './holds/useMoveWorks.tsx'
import { lastSeen } from './lastSeen.ts'
import { MovementDialog } from './MovementDialog.tsx'
import { useStatusOffer } from './useStatusOffer.tsx'
import { useWorkStatuses } from './useWorkStatuses.ts'
import { WorkPrice } from './WorkPrice.tsx'

interface WorkStatusMenuProps {
  work: WorkDetail
  /** Beside how it stands: who sees it. */
  children: ReactNode
}

/** How a work stands and what it costs, each changed where it stands, or both with the form of a movement. */
export function WorkStatusMenu({ work, children }: WorkStatusMenuProps) {
  const intl = useIntl()
  const refresh = useRefresh()
  const statuses = useWorkStatuses()
  const offerStatus = useStatusOffer()
  const { move, question } = useMoveWorks()
  const [moving, setMoving] = useState<WorkStatus | null>(null)
  const [failed, setFailed] = useState(false)
  const [detailed, setDetailed] = useState(false)

  async function change(status: WorkStatus) {
    setFailed(false)
    setMoving(status)
    const done = await reported(async () => {
      offerStatus(work, status, await move([work.id], { status }, { after: lastSeen([work]) }))
      await refresh()
    }).finally(() => setMoving(null))
    setFailed(!done)
  }

  return (
    <>
      <Inline space="s3" justify="between">
        <StatusMenu
          label={intl.formatMessage({ id: 'admin.works.column.status' })}
          options={statuses}
          value={moving ?? work.last_movement?.status ?? null}
          onValueChange={(next) => {
            const chosen = statuses.find(({ value }) => value === next)
            if (chosen) void change(chosen.value)
          }}
          onDetails={() => setDetailed(true)}
          detailsLabel={intl.formatMessage({ id: 'admin.works.details' })}
          busy={moving !== null}
          error={failed ? <FormattedMessage id="admin.list.notSaved" /> : undefined}
        />
        {children}
      </Inline>
      <WorkPrice work={work} onDetails={() => setDetailed(true)} busy={moving !== null} />
      {question}
      <MovementDialog work={work} open={detailed} onOpenChange={setDetailed} />
    </>
  )
}
