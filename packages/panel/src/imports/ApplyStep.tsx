import { Button, Link, Stack, Text } from '@gallery/ui'
import { FootBar } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import type { ImportStepProps } from './importSteps.ts'
import { undoImport } from './importWrites.ts'
import { KeptRecords } from './KeptRecords.tsx'
import { useImportWork } from './useImportWork.ts'
import { useSayCounts } from './useSayCounts.ts'
import { isStopped, keptText } from './useSayOutcome.ts'

/** What became of an import, and the way to take it back: whole, or but for what was changed since. */
export function ApplyStep({ record, head }: ImportStepProps) {
  const intl = useIntl()
  const path = useAdminPath()
  const sayCounts = useSayCounts()
  const { busy, message, run } = useImportWork()
  const { id, kind, state, counts, kept, undoable } = record
  return (
    <>
      <Stack space="s5">
        {head}
        <Text>
          <strong>
            <FormattedMessage id={`admin.imports.state.${state}`} />
          </strong>{' '}
          {sayCounts(counts)}
        </Text>
        <Text>
          <Link href={path(kind === 'files' ? 'items' : kind)}>
            <FormattedMessage id="admin.imports.see" />
          </Link>
        </Text>
        {kept === 0 ? null : (
          <>
            <Text tone="ink2">
              <FormattedMessage id={keptText(record)} values={{ count: kept }} />
            </Text>
            <KeptRecords id={id} />
          </>
        )}
      </Stack>
      {undoable ? (
        <FootBar aria-label={intl.formatMessage({ id: 'admin.imports.step.apply' })}>
          <Text as="span" size="s" tone={message === '' ? 'ink2' : 'err'} role="status">
            {message || <FormattedMessage id="admin.imports.undoHint" />}
          </Text>
          <Button
            size="s"
            variant="secondary"
            busy={busy}
            onClick={() => void run(() => undoImport(id, isStopped(record)))}
          >
            <FormattedMessage id={`admin.imports.${isStopped(record) ? 'undoRest' : 'undo'}`} />
          </Button>
        </FootBar>
      ) : null}
    </>
  )
}
