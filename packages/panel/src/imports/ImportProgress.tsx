import type { ImportSummary } from '@gallery/contract'
import { Button } from '@gallery/ui'
import { ProgressBox } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { moveImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

/** An import under way: how far it is, and the way to end it while that is possible. */
export function ImportProgress({ record }: { record: ImportSummary }) {
  const intl = useIntl()
  const { busy, run } = useImportWork()
  const { id, kind, name, state, done, todo } = record
  const what = intl.formatMessage({ id: `admin.imports.things.${kind}` }, { count: todo })
  return (
    <ProgressBox
      label={intl.formatMessage({ id: `admin.imports.state.${state}` })}
      title={
        state === 'undoing' ? (
          <FormattedMessage id="admin.imports.state.undoing" />
        ) : (
          <FormattedMessage id="admin.imports.doneOf" values={{ done, what }} />
        )
      }
      meta={name}
      share={todo === 0 ? 0 : done / todo}
    >
      <span>
        <FormattedMessage id={`admin.imports.meanwhile.${state === 'checking' ? 'check' : 'apply'}`} />
      </span>
      {state === 'undoing' ? null : (
        <Button
          variant="tertiary"
          size="s"
          busy={busy}
          onClick={() => void run(() => moveImport(id, 'cancel'))}
        >
          <FormattedMessage id="admin.imports.cancel" />
        </Button>
      )}
    </ProgressBox>
  )
}
