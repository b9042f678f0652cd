import { RecordBar, type RecordBarProps } from './RecordBar.tsx'
import type { RecordForm } from './useRecordForm.ts'

interface RecordBarsProps<Values, Field extends string, PartValues, PartField extends string>
  extends RecordBarProps<Values, Field> {
  /** The form of a part of the record that is saved by itself: what is written under its pictures. */
  part: RecordForm<PartValues, PartField>
  partLabelOf: (field: PartField) => string
  /** Whether that part is open. */
  isOnPart: boolean
}

/**
 * The save bar of a record that has a part with a form of its own: one at a time, of the form that has the more urgent
 * thing to say; where both say the same, that of the part while it is open.
 */
export function RecordBars<Values, Field extends string, PartValues, PartField extends string>({
  part,
  partLabelOf,
  isOnPart,
  ...main
}: RecordBarsProps<Values, Field, PartValues, PartField>) {
  const ahead = urgency(part) - urgency(main.form) || savedAt(part).localeCompare(savedAt(main.form))
  if (ahead < 0 || (ahead === 0 && !isOnPart)) return <RecordBar {...main} />
  return <RecordBar form={{ ...part, name: main.form.name }} labelOf={partLabelOf} />
}

/** What waits for a decision comes before what was refused, then what is on its way, what is typed, what is saved. */
const urgencies = { conflict: 6, invalid: 5, offline: 4, saving: 3, saved: 1, idle: 0 } as const
const typed = 2

function urgency({ phase, changed }: Pick<RecordForm<unknown, string>, 'phase' | 'changed'>): number {
  return Math.max(urgencies[phase.kind], changed.length > 0 ? typed : 0)
}

/** When a form was saved, as long as nothing was typed since; empty otherwise. */
function savedAt({ phase, changed }: Pick<RecordForm<unknown, string>, 'phase' | 'changed'>): string {
  return phase.kind === 'saved' && changed.length === 0 ? phase.at : ''
}
