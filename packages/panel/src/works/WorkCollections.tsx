import { reported } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { Button, EmptyState, Tag } from '@gallery/ui'
import { type DataColumn, DataTable, RowTitle } from '@gallery/ui/admin'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { useRefresh } from '../frame/useRefresh.ts'
import { useUndo } from '../undo/useUndo.tsx'
import { CollectDialog } from './CollectDialog.tsx'
import { collectWorks } from './workWrites.ts'

type Hung = WorkDetail['collections'][number]

const rowId = ({ id }: Hung) => id
const rowLabel = ({ title_es }: Hung) => title_es

/** The collections and rooms that a work hangs in. */
export function WorkCollections({ work }: { work: WorkDetail }) {
  const intl = useIntl()
  const path = useAdminPath()
  const takeOut = useTakeOut(work.id)
  const [adding, setAdding] = useState(false)
  const columns = useMemo<DataColumn<Hung>[]>(
    () => [
      {
        id: 'title',
        header: intl.formatMessage({ id: 'admin.works.collection' }),
        main: true,
        cell: ({ title_es }) => <RowTitle title={title_es} />,
      },
      {
        id: 'public',
        header: intl.formatMessage({ id: 'admin.works.visibility' }),
        card: 'below',
        width: 'fit',
        cell: (collection) =>
          collection.public ? (
            <FormattedMessage id="admin.works.onSite" />
          ) : (
            <Tag tone="hidden">
              <FormattedMessage id="admin.works.privateRoom" />
            </Tag>
          ),
      },
    ],
    [intl]
  )
  return (
    <>
      <DataTable
        keys="table"
        label={intl.formatMessage({ id: 'admin.works.section.collections' })}
        rows={work.collections}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={(row) => path(`${row.public ? 'backshop' : 'collections'}/${row.link}-${row.id}`)}
        rowMenu={(row) => [
          {
            kind: 'action',
            label: intl.formatMessage({ id: 'admin.works.takeOut' }),
            onSelect: () => void takeOut(row),
          },
        ]}
        empty={<EmptyState title={<FormattedMessage id="admin.works.noCollections" />} />}
        foot={
          <Button variant="secondary" size="s" onClick={() => setAdding(true)}>
            <FormattedMessage id="admin.works.bulk.collect" />
          </Button>
        }
      />
      <CollectDialog ids={[work.id]} open={adding} onOpenChange={setAdding} />
    </>
  )
}

/** Gives the function that takes the work out of a collection at once, and offers to hang it there again, last. */
function useTakeOut(workId: number): (collection: Hung) => Promise<void> {
  const refresh = useRefresh()
  const { offer } = useUndo()
  return async ({ id, title_es }) => {
    await reported(async () => {
      await collectWorks([workId], id, 'remove')
      await refresh()
      offer({
        text: <FormattedMessage id="admin.works.takenOut" values={{ title: title_es }} />,
        undo: async () => {
          await collectWorks([workId], id, 'add')
          await refresh()
        },
      })
    })
  }
}
