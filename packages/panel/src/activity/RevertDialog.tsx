import type { ActivityEntry } from '@gallery/contract'
import { Checkbox, ConfirmDialog, Stack, Text } from '@gallery/ui'
import { ChangeList, type RecordChange } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Reverted } from './activityWrites.ts'
import { useChangeTexts } from './useChangeTexts.ts'
import { useTakenBack } from './useTakenBack.ts'

/** An entry that is being taken back: which of its changes, or why it was refused. */
export interface Reverting {
  entry: ActivityEntry
  /** With the fields that were chosen then; undefined for all. */
  refused: (Extract<Reverted, { done: false }> & { fields: readonly string[] | undefined }) | undefined
}

interface RevertDialogProps {
  reverting: Reverting
  busy: boolean
  onRevert: (fields: readonly string[] | undefined, force: boolean) => void
  onClose: () => void
}

/**
 * Asks which changes of an entry are taken back, each with what it was or, of what was added, with what goes; and, where
 * some were changed once more since, whether that may be lost.
 */
export function RevertDialog({ reverting, busy, onRevert, onClose }: RevertDialogProps) {
  const { entry, refused } = reverting
  const textsOf = useChangeTexts()
  const asked = useTakenBack()(entry)
  const fields = asked.map(({ field }) => field)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(fields))
  const wanted = chosen.size === fields.length ? undefined : [...chosen]
  const change = (open: boolean) => {
    if (!open) onClose()
  }
  if (refused !== undefined) {
    const lost = refused.differs.map((one) => ({ ...one, before: one.now, after: one.before }))
    const isFinal = lost.length === 0
    return (
      <ConfirmDialog
        open
        onOpenChange={change}
        busy={busy}
        title={<FormattedMessage id={isFinal ? 'admin.activity.refused' : 'admin.activity.lost'} />}
        confirmLabel={
          <FormattedMessage id={isFinal ? 'admin.activity.understood' : 'admin.activity.anyway'} />
        }
        onConfirm={() => (isFinal ? onClose() : onRevert(refused.fields, true))}
      >
        <Stack space="s4">
          <Text>{refused.message}</Text>
          {isFinal ? null : <ChangeList changes={lostTexts(textsOf(entry.record.kind, lost))} />}
        </Stack>
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={change}
      busy={busy}
      title={<FormattedMessage id="admin.activity.which" />}
      confirmLabel={<FormattedMessage id="admin.activity.back" />}
      onConfirm={() => (chosen.size === 0 ? onClose() : onRevert(wanted, false))}
    >
      <Stack space="s3">
        {asked.map(({ field, label, hint }) => (
          <Checkbox
            key={field}
            name={field}
            label={label}
            hint={hint}
            checked={chosen.has(field)}
            onChange={(event) => {
              const next = new Set(chosen)
              if (event.currentTarget.checked) next.add(field)
              else next.delete(field)
              setChosen(next)
            }}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  )
}

/** The same field of several records is told once for each. */
function lostTexts(changes: readonly RecordChange[]): RecordChange[] {
  return changes.map((change, place) => ({ ...change, id: `${place} ${change.id}` }))
}
