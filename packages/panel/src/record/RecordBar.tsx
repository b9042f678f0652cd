import { SaveBar, type SaveState, showField } from '@gallery/ui/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLeaving } from '../frame/LeavingContext.ts'
import { ConflictQuestion } from './ConflictQuestion.tsx'
import { useOtherName } from './useOtherName.ts'
import type { RecordForm } from './useRecordForm.ts'

export interface RecordBarProps<Values, Field extends string> {
  form: RecordForm<Values, Field>
  /** The name of a field, for what changed and for conflicts: "Título (es)". */
  labelOf: (field: Field) => string
  /** Where visitors see the record, offered after saving. */
  viewHref?: string | undefined
  /** Goes to the part of the screen that holds a refused field, where the screen has parts. */
  onShow?: (field: string) => void
}

/** A record form's save bar, its question before leaving, and its conflicts. Render it last in the screen. */
export function RecordBar<Values, Field extends string>({
  form,
  labelOf,
  viewHref,
  onShow,
}: RecordBarProps<Values, Field>) {
  const intl = useIntl()
  const otherName = useOtherName()
  const { hold } = useLeaving()
  const { changed, name } = form
  const unsaved = changed.length > 0
  // Closed conflicts wait in the bar; a new one opens by itself.
  const [closed, setClosed] = useState<object | null>(null)
  const asking = closed !== form.phase
  useEffect(() => {
    return unsaved ? hold({ record: `/admin/${name}` }) : undefined
  }, [hold, unsaved, name])

  const named = changed.slice(0, 3).map(labelOf)
  const rest = changed.length - named.length
  const changes = intl.formatList(
    rest > 0 ? [...named, intl.formatMessage({ id: 'admin.record.more' }, { count: rest })] : named
  )
  return (
    <>
      <SaveBar
        state={stateOf(form, changes, otherName)}
        onSave={() => void form.save()}
        onDiscard={form.discard}
        onGoToFirst={() => showFirst(form.errors, onShow)}
        onCompare={() => setClosed(null)}
        viewHref={viewHref}
      />
      <ConflictQuestion
        form={form}
        labelOf={labelOf}
        open={asking}
        onOpenChange={(open) => setClosed(open ? null : form.phase)}
      />
    </>
  )
}

function stateOf<Values, Field extends string>(
  { phase, changed, errors }: RecordForm<Values, Field>,
  changes: string,
  otherName: ReturnType<typeof useOtherName>
): SaveState {
  switch (phase.kind) {
    case 'saving':
    case 'offline':
      return { kind: phase.kind }
    case 'saved':
      return changed.length > 0 ? { kind: 'dirty', changes } : phase
    case 'invalid':
      return { kind: 'invalid', fields: Object.keys(errors).length }
    case 'conflict':
      return { kind: 'conflict', name: otherName(phase.by) }
    case 'idle':
      return changed.length > 0 ? { kind: 'dirty', changes } : { kind: 'clean' }
  }
}

/** Puts the focus on the first refused field, in its part of the screen. */
function showFirst(errors: object, onShow?: (field: string) => void): void {
  const [first] = Object.keys(errors)
  if (first === undefined) return
  onShow?.(first)
  requestAnimationFrame(() => {
    const named = document.querySelector(`#main [name="${CSS.escape(first)}"]`)
    // A text with structure travels in a hidden field beside what is written in.
    const field =
      named?.getAttribute('type') === 'hidden'
        ? named.parentElement?.querySelector('[role="textbox"]')
        : named
    if (field instanceof HTMLElement) showField(field)
  })
}
