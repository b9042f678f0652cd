import { useGet, useReread } from '@gallery/client'
import { type LedgerRow, ledgerPlaces, urlOf } from '@gallery/contract'
import { Inline, Link, Stack, Text } from '@gallery/ui'
import { DataTable, Segmented } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { tableState } from '../lists/tableState.ts'
import { sectionPath } from '../works/workSections.ts'
import { AskLedger } from './AskLedger.tsx'
import { totalsIn } from './ledgerWords.ts'
import { PaperLinks } from './PaperLinks.tsx'
import { useDayAddress } from './useDayAddress.ts'
import { useRowColumns } from './useRowColumns.tsx'

const none: readonly LedgerRow[] = []
const rowId = ({ work }: LedgerRow) => work.id
const rowLabel = ({ work }: LedgerRow) => work.title_es

/** Where works were on a day, whose and at what value: of all, of one, of a person or a place. */
export function DayPart() {
  const intl = useIntl()
  const reread = useReread()
  const path = useAdminPath()
  const { address, asked, place, ask, placeHref } = useDayAddress()
  const { day, work, words } = asked
  const at = place === undefined ? undefined : [place]
  const filter = { day, work, query: words, at }
  const key = urlOf('/api/ledger', { ...filter, page: address.page })
  const reading = useGet(key, { keep: true })
  const { data } = reading
  const columns = useRowColumns()
  const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
  const rowHref = (row: LedgerRow) => path(sectionPath(row.work.id, 'movements'))
  return (
    <Stack space="s4">
      <AskLedger asked={asked} onAsk={ask} />
      <Inline>
        <Segmented
          label={say('places')}
          items={[
            { label: say('at.all'), href: placeHref(undefined), current: place === undefined },
            ...ledgerPlaces.map((each) => ({
              label: say(`at.${each}`),
              href: placeHref(each),
              current: place === each,
              ...(data ? { count: data.counts[each] } : {}),
            })),
          ]}
        />
      </Inline>
      <DataTable
        label={say('dayTable')}
        rows={data?.data ?? none}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowHref={rowHref}
        {...tableState(reading)}
        onRetry={() => void reread('/api/ledger')}
        empty={<EmptyList none={<FormattedMessage id="admin.ledger.noneThen" />} onClear={undefined} />}
        foot={
          data && (
            <Stack space="s3">
              <Text size="s" weight="bold">
                {[
                  say('listed', { count: data.meta.total }),
                  ...totalsIn(data.totals, intl.locale),
                  ...(data.unvalued > 0 ? [say('unvalued', { count: data.unvalued })] : []),
                ].join(', ')}
              </Text>
              <ListPages address={address} lastPage={data.meta.last_page} />
            </Stack>
          )
        }
      />
      <PaperLinks
        name={say('insurance')}
        href={(language) => urlOf('/api/paper/insurance.pdf', { ...filter, language })}
      >
        <ExportMenu kind="ledger" list={key} />
        <Link href={path('ledger')}>
          <FormattedMessage id="admin.ledger.back" />
        </Link>
      </PaperLinks>
    </Stack>
  )
}
