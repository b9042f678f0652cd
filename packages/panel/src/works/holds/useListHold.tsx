import type { WorkRow } from '@gallery/contract'
import { type ReactNode, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { useHeldForm } from '../../frame/useHeldForm.ts'
import { HoldAside } from './HoldAside.tsx'
import { HoldPanel } from './HoldPanel.tsx'

interface ListHold {
  /** Opens the form for a work of the list. */
  onHold: (work: WorkRow) => void
  /** The form, where it fits beside the list. */
  aside: ReactNode
  /** The form, where it does not: over the list, on a phone over the whole screen. */
  overlay: ReactNode
}

/**
 * The form that holds a work of a list. It stays where it opened: neither a window that changes its size nor a list that
 * moves on without the work takes anything typed. Whatever would take it, another work of the list too, asks first.
 */
export function useListHold(rows: readonly WorkRow[]): ListHold {
  // Another query is another list beside the same form.
  const { onInput, lose } = useHeldForm()
  const [held, setHeld] = useState<{ work: WorkRow; fits: boolean } | null>(null)
  const work = rows.find(({ id }) => id === held?.work.id) ?? held?.work
  const onClose = () => setHeld(null)
  const heldId = held?.work.id
  const onHold = useCallback(
    (row: WorkRow) => {
      // Its form is there already.
      if (row.id === heldId) return
      lose(() => setHeld({ work: row, fits: matchMedia('(min-width: 1280px)').matches }))
    },
    [heldId, lose]
  )
  const over = held?.fits ? undefined : work
  return {
    onHold,
    aside:
      work && held?.fits ? (
        <HoldAside
          key={work.id}
          work={work}
          onInput={onInput}
          onLeave={() => lose(onClose)}
          onClose={onClose}
        />
      ) : null,
    overlay: (
      <FormDialog
        open={over !== undefined}
        onOpenChange={onClose}
        title={<FormattedMessage id="admin.workHolds.title" />}
      >
        {over ? <HoldPanel work={over} onClose={onClose} /> : null}
      </FormDialog>
    ),
  }
}
