import { ImportKind, importKinds } from '@gallery/contract'
import { Select, Stack } from '@gallery/ui'
import { FileDrop } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { bringTable } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/** Where a table is dropped, after what it is of was said; it opens at its columns. */
export function NewImport() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const [kind, setKind] = useState<ImportKind>('works')
  const [progress, setProgress] = useState<number>()
  const { run, message } = useImportWork()

  async function bring([file]: readonly File[]): Promise<void> {
    if (!file) return
    setProgress(0)
    await run(async () => {
      const { id } = await bringTable(kind, file, setProgress)
      void navigate(path(`imports/${id}`))
    })
    setProgress(undefined)
  }

  return (
    <Stack space="s3">
      <Select
        name="kind"
        label={intl.formatMessage({ id: 'admin.imports.kind' })}
        value={kind}
        options={importKinds.map((value) => ({
          value,
          label: intl.formatMessage({ id: `admin.imports.kind.${value}` }),
        }))}
        onChange={(event) => setKind(ImportKind.parse(event.currentTarget.value))}
      />
      <FileDrop
        label={intl.formatMessage({ id: 'admin.imports.drop' })}
        hint={intl.formatMessage({ id: 'admin.imports.dropHint' })}
        accept=".csv,.tsv,.txt,.xlsx"
        progress={progress}
        error={message}
        onFiles={(files) => void bring(files)}
      />
    </Stack>
  )
}
