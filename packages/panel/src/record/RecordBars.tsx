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
 * The save bar of a record that has a part with a form of its own: one at a time, that of the part where it is open, and
 * wherever nothing else waits to be saved.
 */
export function RecordBars<Values, Field extends string, PartValues, PartField extends string>({
  part,
  partLabelOf,
  isOnPart,
  ...main
}: RecordBarsProps<Values, Field, PartValues, PartField>) {
  const partWaits = part.changed.length > 0
  const showsPart = main.form.changed.length > 0 ? isOnPart && partWaits : isOnPart || partWaits
  if (!showsPart) return <RecordBar {...main} />
  return <RecordBar form={{ ...part, name: main.form.name }} labelOf={partLabelOf} />
}
