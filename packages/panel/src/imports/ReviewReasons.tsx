import { useGet } from '@gallery/client'
import { chosenMap, type ImportChoice, type ImportDetail, type ImportReason, urlOf } from '@gallery/contract'
import { Button, EmptyState, Heading, Link, Stack, Text } from '@gallery/ui'
import { type DataColumn, DataTable } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListAddress } from '../lists/useListAddress.ts'
import { firstWords } from './firstWords.ts'
import { changeImport, moveImport } from './importWrites.ts'
import { useImportWork } from './useImportWork.ts'

const reasonId = ({ id, column }: ImportReason) => `${column} ${id}`

/** Why rows are refused, each reason on one line with the one choice that takes all of its rows. */
export function ReviewReasons({ record: { id, map } }: { record: Pick<ImportDetail, 'id' | 'map'> }) {
  const intl = useIntl()
  const { href } = useListAddress()
  const { busy, message, run } = useImportWork()
  const { data } = useGet(urlOf('/api/imports/:id/reasons', { id }), { keep: true })
  const reasons = data?.data ?? []
  if (reasons.length === 0) return null

  async function choose(choice: ImportChoice): Promise<void> {
    await run(async () => {
      await changeImport(id, { map: chosenMap(map, choice) })
      await moveImport(id, 'check')
    })
  }
  /** The columns of the file that go to some fields, in a list. */
  const columnsOf = (fields: readonly string[]) =>
    intl.formatList(fields.flatMap((field) => map.fields[field] ?? []))
  const columns: DataColumn<ImportReason>[] = [
    {
      id: 'reason',
      header: intl.formatMessage({ id: 'admin.imports.column.reason' }),
      main: true,
      cell: ({ column, reason, samples }) => (
        <Stack space="s1">
          <Text size="s">
            {column === '' ? null : <strong>{column}: </strong>}
            {reason}
          </Text>
          {samples.length === 0 ? null : (
            <Text size="s" tone="ink2">
              {samples.map((sample) => firstWords(sample, 60)).join(' · ')}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'rows',
      header: intl.formatMessage({ id: 'admin.imports.rows' }),
      width: 'fit',
      card: 'aside',
      cell: ({ id: reason, rows }) => (
        <Link href={href({ step: 'review', state: 'error', reason })}>
          <FormattedMessage id="admin.imports.reason.rows" values={{ count: rows }} />
        </Link>
      ),
    },
    {
      id: 'choice',
      header: intl.formatMessage({ id: 'admin.imports.column.choice' }),
      card: 'below',
      cell: ({ choice }) =>
        choice === null ? (
          <Text size="s" tone="ink2">
            <FormattedMessage id="admin.imports.choice.none" />
          </Text>
        ) : (
          <Button variant="secondary" size="s" busy={busy} onClick={() => void choose(choice)}>
            <FormattedMessage
              id={`admin.imports.choice.${choice.rule}`}
              values={{ columns: choice.rule === 'ignore' ? columnsOf(choice.value) : '' }}
            />
          </Button>
        ),
    },
  ]
  return (
    <Stack space="s3">
      <Heading level={2} size="m">
        <FormattedMessage id="admin.imports.reasons" />
      </Heading>
      <DataTable
        label={intl.formatMessage({ id: 'admin.imports.reasons' })}
        rows={reasons}
        columns={columns}
        rowId={reasonId}
        rowLabel={({ reason }) => reason}
        empty={<EmptyState title={<FormattedMessage id="admin.imports.noRows" />} />}
      />
      {message === '' ? null : (
        <Text size="s" tone="err" role="status">
          {message}
        </Text>
      )}
    </Stack>
  )
}
