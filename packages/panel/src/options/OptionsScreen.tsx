import { urlOf } from '@gallery/contract'
import type { ReactNode } from 'react'
import { useRefresh } from '../frame/useRefresh.ts'
import { RecordScreen } from '../record/RecordScreen.tsx'
import { type RecordForm, useRecordForm } from '../record/useRecordForm.ts'
import { type OptionsRecord, optionsRecord, saveOptions } from './optionsRecord.ts'

type OptionsField = Exclude<keyof OptionsRecord, 'updated_at'>

/** The form of some site options. */
export type OptionsForm<Field extends OptionsField> = RecordForm<Pick<OptionsRecord, Field>, Field>

interface OptionsScreenProps<Field extends OptionsField> {
  /** The screen's path under `/admin/`: `options/home`. */
  path: string
  /** The options that it edits. Keep the array. */
  fields: readonly Field[]
  children: (form: OptionsForm<Field>) => ReactNode
}

/** A screen of site options, once they are there. */
export function OptionsScreen<Field extends OptionsField>(props: OptionsScreenProps<Field>) {
  return (
    <RecordScreen read={urlOf('/api/options')}>
      {(answer) => <Options {...props} record={optionsRecord(answer)} />}
    </RecordScreen>
  )
}

function Options<Field extends OptionsField>({
  path,
  fields,
  record,
  children,
}: OptionsScreenProps<Field> & { record: OptionsRecord }) {
  const refresh = useRefresh()
  const form = useRecordForm<OptionsRecord, Field>({
    name: path,
    record,
    fields,
    save: async (change, updated_at) => {
      const saved = await saveOptions({ ...change, updated_at })
      void refresh()
      return saved
    },
  })
  return children(form)
}
