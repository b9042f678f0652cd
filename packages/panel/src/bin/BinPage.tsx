import { useGet } from '@gallery/client'
import { BinKind, type BinRow, binDays, binKinds, urlOf } from '@gallery/contract'
import { Button, Stack, Text, useToast } from '@gallery/ui'
import { BulkBar, ChoiceChip, type RowMenuItem } from '@gallery/ui/admin'
import { useCallback, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { useTicked } from '../lists/useTicked.ts'
import { deleteForGood, emptyTheBin } from './binWrites.ts'
import { GoodbyeDialog } from './GoodbyeDialog.tsx'
import { useBinColumns } from './useBinColumns.tsx'
import { useBinName } from './useBinName.ts'
import { useRestore } from './useRestore.ts'

const rowId = ({ kind, id }: BinRow) => `${kind}/${id}`

/** What was deleted in the last days: to be restored, or deleted for good. */
export function BinPage() {
  const intl = useIntl()
  const refresh = useRefresh()
  const restore = useRestore()
  const { show } = useToast()
  const nameOf = useBinName()
  const address = useListAddress()
  const { page, value, set } = address
  const kind = BinKind.safeParse(value('kind')).data
  const reading = useGet(urlOf('/api/bin', { kind, page }), { keep: true })
  const { data } = reading
  const [leaving, setLeaving] = useState<BinRow | 'all'>()
  const rows = useMemo(() => data?.data ?? [], [data])
  const ticked = useTicked(useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows]))
  const counts = data?.counts ?? {}
  const isEmpty = data?.meta.total === 0 && kind === undefined
  const going = data ? data.meta.total - data.staying : 0

  const { drop } = ticked
  const restoreOne = useCallback(
    (row: BinRow) => void restore([row]).then((done) => done && drop([rowId(row)])),
    [restore, drop]
  )
  const columns = useBinColumns(restoreOne)
  const rowMenu = useCallback(
    (row: BinRow): readonly RowMenuItem[] => {
      const back: RowMenuItem = {
        kind: 'action',
        label: intl.formatMessage({ id: 'admin.bin.restore' }),
        onSelect: () => restoreOne(row),
      }
      if (row.days_left === null) return [back]
      return [
        back,
        { kind: 'divider', id: 'delete' },
        {
          kind: 'action',
          label: intl.formatMessage({ id: 'admin.bin.delete' }),
          tone: 'danger',
          onSelect: () => setLeaving(row),
        },
      ]
    },
    [intl, restoreOne]
  )

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.nav.bin' })}
      actions={
        going > 0 ? (
          <Button variant="secondary" size="s" onClick={() => setLeaving('all')}>
            <FormattedMessage id="admin.bin.empty" />
          </Button>
        ) : undefined
      }
      head={(filters) => (
        <Stack space="s5">
          <Text size="s" tone="ink2">
            <FormattedMessage id="admin.bin.about" values={{ days: binDays }} />
          </Text>
          {isEmpty ? null : filters}
        </Stack>
      )}
      address={address}
      reading={reading}
      read="/api/bin"
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
      found={(count) => <FormattedMessage id="admin.bin.found" values={{ count }} />}
      onClear={kind === undefined ? undefined : () => set({ kind: null })}
      rows={rows}
      columns={columns}
      rowId={rowId}
      rowLabel={nameOf}
      rowMenu={rowMenu}
      selected={ticked.ids}
      onSelectedChange={ticked.change}
      none={<FormattedMessage id="admin.bin.none" />}
    >
      <BulkBar
        count={ticked.rows.length}
        label={intl.formatMessage({ id: 'admin.bin.selected' }, { count: ticked.rows.length })}
        onClear={ticked.clear}
        actions={[]}
        primary={{
          label: intl.formatMessage({ id: 'admin.bin.restore' }),
          onAct: () => void restore(ticked.rows.map(({ row }) => row)).then((done) => done && ticked.clear()),
        }}
      />
      {leaving ? (
        <GoodbyeDialog
          title={
            leaving === 'all' ? (
              <FormattedMessage id="admin.bin.emptyQuestion" values={{ count: going }} />
            ) : (
              <FormattedMessage id="admin.bin.deleteQuestion" values={{ name: nameOf(leaving) }} />
            )
          }
          onDelete={async () => {
            const isLeaving = (row: BinRow) => kind === undefined || row.kind === kind
            const { left, message } = await (leaving === 'all' ? emptyTheBin(kind) : deleteForGood(leaving))
            if (left > 0) show({ text: message })
            drop(
              leaving === 'all'
                ? ticked.rows.filter(({ row }) => isLeaving(row)).map(({ id }) => id)
                : [rowId(leaving)]
            )
            await refresh()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </ListScreen>
  )
}
