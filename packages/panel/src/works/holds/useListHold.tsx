import type { WorkRow } from '@gallery/contract'
import { Dialog } from '@gallery/ui'
import { type ReactNode, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { HoldAside } from './HoldAside.tsx'
import { HoldPanel } from './HoldPanel.tsx'

interface ListHold {
  /** Opens the form for a work of the list. */
  onHold: (work: Pick<WorkRow, 'id'>) => void
  /** The form, where it fits beside the list. */
  aside: ReactNode
  /** The form, where it does not: over the list, on a phone over the whole screen. */
  overlay: ReactNode
}

/** The form that holds a work of a list. It stays where it opened: a window that changes its size takes nothing typed. */
export function useListHold(rows: readonly WorkRow[]): ListHold {
  const [held, setHeld] = useState<{ id: number; fits: boolean } | null>(null)
  const work = rows.find(({ id }) => id === held?.id)
  const onClose = () => setHeld(null)
  const onHold = useCallback(
    ({ id }: Pick<WorkRow, 'id'>) => setHeld({ id, fits: matchMedia('(min-width: 1280px)').matches }),
    []
  )
  const over = held?.fits ? undefined : work
  return {
    onHold,
    aside: work && held?.fits ? <HoldAside key={work.id} work={work} onClose={onClose} /> : null,
    overlay: (
      <Dialog
        open={over !== undefined}
        onOpenChange={onClose}
        title={<FormattedMessage id="admin.workHolds.title" />}
      >
        {over ? <HoldPanel work={over} onClose={onClose} /> : null}
      </Dialog>
    ),
  }
}
