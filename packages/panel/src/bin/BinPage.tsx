import { Failure, useGet, useReread } from '@gallery/client'
import { BinKind, type BinRow, binDays, binKinds, urlOf } from '@gallery/contract'
import { Button, Stack, Text } from '@gallery/ui'
import { BulkBar, ChoiceChip, DataTable, ListFilters, type RowMenuItem, ScreenTitle } from '@gallery/ui/admin'
import { useCallback, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { useTicked } from '../lists/useTicked.ts'
import { deleteForGood, emptyTheBin, restoreFromBin } from './binWrites.ts'
import { GoodbyeDialog } from './GoodbyeDialog.tsx'
import { useBinColumns } from './useBinColumns.tsx'
import { useBinName } from './useBinName.ts'

const rowId = ({ kind, id }: BinRow) => `${kind}/${id}`

/** What was deleted in the last days: to be restored, or deleted for good. */
export function BinPage() {
  const intl = useIntl()
  const refresh = useRefresh()
  const reread = useReread()
  const nameOf = useBinName()
  const address = useListAddress()
  const { page, value, set } = address
  const kind = BinKind.safeParse(value('kind')).data
  const { data, failure } = useGet(urlOf('/api/bin', { kind, page }), { keep: true })
  const [leaving, setLeaving] = useState<BinRow | 'all'>()
  const rows = useMemo(() => data?.data ?? [], [data])
  const ticked = useTicked(useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows]))
  const counts = data?.counts ?? {}
  const clear = () => set({ kind: null })
  const isEmpty = data?.meta.total === 0 && kind === undefined

  const restore = useCallback(
    async (records: readonly BinRow[]) => {
      try {
        await restoreFromBin(records)
        await refresh()
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    },
    [refresh]
  )
  const columns = useBinColumns(useCallback((row) => void restore([row]), [restore]))
  const rowMenu = useCallback(
    (row: BinRow): readonly RowMenuItem[] => [
      {
        kind: 'action',
        label: intl.formatMessage({ id: 'admin.bin.restore' }),
        onSelect: () => void restore([row]),
      },
      { kind: 'divider', id: 'delete' },
      {
        kind: 'action',
        label: intl.formatMessage({ id: 'admin.bin.delete' }),
        tone: 'danger',
        onSelect: () => setLeaving(row),
      },
    ],
    [intl, restore]
  )

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.bin" />}
        actions={
          data && data.meta.total > 0 ? (
            <Button variant="secondary" size="s" onClick={() => setLeaving('all')}>
              <FormattedMessage id="admin.bin.empty" />
            </Button>
          ) : undefined
        }
      />
      <Stack space="s5">
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.bin.about" values={{ days: binDays }} />
        </Text>
        {isEmpty ? null : (
          <ListFilters
            chips={
              <ChoiceChip
                label={intl.formatMessage({ id: 'admin.bin.kind' })}
                choices={binKinds
                  .filter((each) => counts[each] || each === kind)
                  .map((each) => ({
                    value: each,
                    label: `${intl.formatMessage({ id: `admin.bin.kind.${each}` })} · ${counts[each] ?? 0}`,
                  }))}
                chosen={new Set(kind === undefined ? [] : [kind])}
                onChosenChange={(next) => set({ kind: [...next].find((each) => each !== kind) ?? null })}
              />
            }
            found={data && <FormattedMessage id="admin.bin.found" values={{ count: data.meta.total }} />}
            {...(kind === undefined ? {} : { onClear: clear })}
          />
        )}
      </Stack>
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.bin' })}
        rows={rows}
        columns={columns}
        rowId={rowId}
        rowLabel={nameOf}
        rowMenu={rowMenu}
        selected={ticked.ids}
        onSelectedChange={ticked.change}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/bin')}
        empty={
          <EmptyList none={<FormattedMessage id="admin.bin.none" />} onClear={kind ? clear : undefined} />
        }
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
      <BulkBar
        count={ticked.rows.length}
        label={intl.formatMessage({ id: 'admin.bin.selected' }, { count: ticked.rows.length })}
        onClear={ticked.clear}
        actions={[]}
        primary={{
          label: intl.formatMessage({ id: 'admin.bin.restore' }),
          onAct: () => void restore(ticked.rows.map(({ row }) => row)).then(ticked.clear),
        }}
      />
      {leaving ? (
        <GoodbyeDialog
          title={
            leaving === 'all' ? (
              <FormattedMessage id="admin.bin.emptyQuestion" values={{ count: data?.meta.total ?? 0 }} />
            ) : (
              <FormattedMessage id="admin.bin.deleteQuestion" values={{ name: nameOf(leaving) }} />
            )
          }
          onDelete={async () => {
            await (leaving === 'all' ? emptyTheBin(kind) : deleteForGood(leaving))
            await refresh()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  )
}
