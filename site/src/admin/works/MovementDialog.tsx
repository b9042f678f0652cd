import type { WorkRow, WorkStatus } from '@gallery/contract'
import { Dialog } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useRefresh } from '../../data/useRefresh.ts'
import { useLanguage } from '../../language/LanguageContext.ts'
import { useUndo } from '../undo/UndoContext.ts'
import { MovementForm } from './MovementForm.tsx'
import { titlesOf } from './titlesOf.ts'
import { useStatusOffer } from './useStatusOffer.tsx'
import { removeMovements, workPaths } from './workWrites.ts'

interface MovementDialogProps {
  /** The works that the movement is of. */
  ids: readonly number[]
  /** The one work, where it is one: to name it, and to begin with what its last movement says. */
  work: Pick<WorkRow, 'title_es' | 'title_en' | 'last_movement'> | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Registers a movement of one work or of several, with price, owner and address, and offers to take it back. */
export function MovementDialog({ ids, work, open, onOpenChange }: MovementDialogProps) {
  const language = useLanguage()
  const refresh = useRefresh()
  const offerStatus = useStatusOffer()
  const { offer } = useUndo()

  function done(status: WorkStatus, movements: readonly number[]) {
    onOpenChange(false)
    if (work) offerStatus(work, status, movements)
    else if (movements.length > 0)
      offer({
        text: <FormattedMessage id="admin.works.movedMany" values={{ count: movements.length }} />,
        undo: async () => {
          await removeMovements(movements)
          await refresh(...workPaths)
        },
      })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="admin.works.bulk.move" />}
      description={
        work ? (
          <em>{titlesOf(work, language).title.text}</em>
        ) : (
          <FormattedMessage id="admin.works.movement.lead" values={{ count: ids.length }} />
        )
      }
    >
      {open ? (
        <MovementForm
          ids={ids}
          last={work?.last_movement ?? null}
          onDone={done}
          onCancel={() => onOpenChange(false)}
        />
      ) : null}
    </Dialog>
  )
}
