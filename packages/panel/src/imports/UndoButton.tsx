import type { ImportSummary } from '@gallery/contract'
import { Button, ConfirmDialog, Text } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { undoImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/**
 * Takes an import back from the list, once somebody has said yes, and leads to its page: that shows how it goes, and what
 * was edited since.
 */
export function UndoButton({ record: { id, name } }: { record: Pick<ImportSummary, 'id' | 'name'> }) {
  const intl = useIntl()
  const path = useAdminPath()
  const navigate = useNavigate()
  const { busy, message, run } = useImportWork()
  const [asking, setAsking] = useState(false)

  async function undo(): Promise<void> {
    await run(async () => {
      await undoImport(id)
      void navigate(path(`imports/${id}?step=apply`))
    })
  }
  return (
    <>
      <Button
        variant="tertiary"
        size="s"
        aria-label={intl.formatMessage({ id: 'admin.imports.undoNamed' }, { name })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage id="admin.imports.undoThis" />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="admin.imports.undoAsk" />}
        confirmLabel={<FormattedMessage id="admin.imports.undo" />}
        busy={busy}
        onConfirm={() => void undo()}
      >
        <FormattedMessage id="admin.imports.undoWhat" values={{ name }} />
        {message === '' ? null : (
          <Text as="span" tone="err" role="alert">
            {message}
          </Text>
        )}
      </ConfirmDialog>
    </>
  )
}
