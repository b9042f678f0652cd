import { type ConflictChoices, ConflictDialog } from '@gallery/ui/admin'
import { useState } from 'react'
import { useValueInWords } from '../fields/useValueInWords.ts'
import type { FieldConflict } from './mergeRecord.ts'
import { useLinkedNames } from './useLinkedNames.ts'
import { useOtherName } from './useOtherName.ts'
import type { RecordForm } from './useRecordForm.ts'

interface ConflictQuestionProps<Values, Field extends string> {
  form: RecordForm<Values, Field>
  labelOf: (field: Field) => string
  /** Opened by the save bar's "Comparar y elegir" after it was closed. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, when somebody saved in between, what shall stand in each field that both changed. */
export function ConflictQuestion<Values, Field extends string>({
  form,
  labelOf,
  open,
  onOpenChange,
}: ConflictQuestionProps<Values, Field>) {
  const valueInWords = useValueInWords()
  const [answering, setAnswering] = useState(false)
  const otherName = useOtherName()
  const { phase, conflicts } = form
  const nameOf = useLinkedNames(conflicts)
  const inWords = (field: string, value: unknown) => nameOf(field, value) ?? valueInWords(value, field)
  if (phase.kind !== 'conflict') return null

  async function answer(choices: ConflictChoices): Promise<void> {
    setAnswering(true)
    await form.resolve(
      Object.fromEntries(
        conflicts.map((conflict): [string, unknown] => [conflict.field, chosen(conflict, choices)])
      )
    )
    setAnswering(false)
  }
  return (
    <ConflictDialog
      open={open}
      onOpenChange={onOpenChange}
      name={otherName(phase.by)}
      at={phase.at}
      busy={answering}
      fields={conflicts.map(({ field, mine, theirs }) => ({
        id: field,
        label: labelOf(field),
        mine: inWords(field, mine),
        theirs: inWords(field, theirs),
        ...languageIn(field),
        joinable: isLongText(mine) || isLongText(theirs),
      }))}
      onSave={(choices) => void answer(choices)}
    />
  )
}

function chosen<Field extends string>(
  { field, mine, theirs }: FieldConflict<Field>,
  choices: ConflictChoices
): unknown {
  const choice = choices[field]
  if (choice?.kind === 'joined') return choice.text
  return choice?.kind === 'theirs' ? theirs : mine
}

/** The language of a field that has one. */
function languageIn(field: string): { lang?: string } {
  const [, lang] = /_(es|en)$/.exec(field) ?? []
  return lang ? { lang } : {}
}

/** A text that somebody may want to put together: several words, and no markup that could break in two. */
function isLongText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 40 && !value.startsWith('<')
}
