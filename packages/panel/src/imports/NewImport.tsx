import { ImportKind, importKinds } from '@gallery/contract'
import { Select, Stack, useToast } from '@gallery/ui'
import { FileDrop } from '@gallery/ui/admin'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useLeaving } from '../frame/LeavingContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useIsThere } from '../frame/useIsThere.ts'
import { bringTable } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/** Where a table is dropped, after what it is of was said; it opens at its columns. */
export function NewImport() {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const isThere = useIsThere()
  const { go } = useLeaving()
  const { show } = useToast()
  const [kind, setKind] = useState<ImportKind>('works')
  const [progress, setProgress] = useState<number>()
  const { run, message } = useImportWork()

  async function bring([file]: readonly File[]): Promise<void> {
    if (!file) return
    setProgress(0)
    await run(async () => {
      const { id } = await bringTable(kind, file, setProgress)
      const to = path(`imports/${id}`)
      if (isThere()) void navigate(to)
      else
        show({
          text: intl.formatMessage({ id: 'admin.imports.brought' }, { name: file.name }),
          action: { label: intl.formatMessage({ id: 'admin.imports.open' }), onAct: () => go(to) },
        })
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
