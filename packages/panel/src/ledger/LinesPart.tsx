import { useGet, useLoadedSite, useReread } from '@gallery/client'
import { type LedgerLine, urlOf } from '@gallery/contract'
import { Price, Stack, useDates } from '@gallery/ui'
import { type DataColumn, DataTable, ListFilters, RowLines } from '@gallery/ui/admin'
import { type ReactNode, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { sectionPath } from '../works/workSections.ts'
import { LineDays } from './LineDays.tsx'
import { LineFilters } from './LineFilters.tsx'
import { lineText } from './ledgerWords.ts'
import { periodOf } from './linePeriods.ts'
import { allLines, areNarrowed, linesNarrowing } from './linesAddress.ts'
import { WorkName } from './WorkName.tsx'

const none: readonly LedgerLine[] = []
const rowId = ({ id }: LedgerLine) => id
const rowLabel = ({ work, date }: LedgerLine) => `${work.title_es}, ${date}`
const isStruck = ({ struck_at }: LedgerLine) => struck_at !== null

/**
 * The lines of all ledgers, the newest first, narrowed by words, by what they tell and by days. A line that is struck through
 * stays, with who did it, when and why.
 */
export function LinesPart() {
  const intl = useIntl()
  const reread = useReread()
  const path = useAdminPath()
  const address = useListAddress()
  const { page, set } = address
  const { today } = useLoadedSite()
  const narrowing = linesNarrowing(address)
  const { from, to } = narrowing
  const reading = useGet(urlOf('/api/ledger/movements', { ...narrowing, page }), { keep: true })
  const { data } = reading
  const columns = useLineColumns()
  const isNoPeriod = (from !== undefined || to !== undefined) && periodOf({ from, to }, today) === undefined
  // Days that come to a month while they are written are still written.
  const [asksDays, setAsksDays] = useState(isNoPeriod)
  const isOther = asksDays || isNoPeriod
  const onClear = areNarrowed(narrowing)
    ? () => {
        setAsksDays(false)
        set(allLines)
      }
    : undefined
  return (
    <Stack space="s4">
      <ListFilters
        search={
          <ListWords address={address} placeholder={intl.formatMessage({ id: 'admin.ledger.searchLines' })} />
        }
        chips={
          <LineFilters
            address={address}
            counts={data?.counts}
            isOther={isOther}
            onOtherChange={setAsksDays}
          />
        }
        found={data && <FormattedMessage id="admin.ledger.lines" values={{ count: data.meta.total }} />}
        {...(onClear ? { onClear } : {})}
      />
      {isOther ? <LineDays address={address} /> : null}
      <DataTable
        label={intl.formatMessage({ id: 'admin.ledger.tab.movements' })}
        rows={data?.data ?? none}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        rowDimmed={isStruck}
        rowHref={({ work, binned }) => path(binned ? 'bin?kind=work' : sectionPath(work.id, 'movements'))}
        {...tableState(reading)}
        onRetry={() => void reread('/api/ledger/movements')}
        empty={<EmptyList none={<FormattedMessage id="admin.ledger.noLines" />} onClear={onClear} />}
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
    </Stack>
  )
}

function useLineColumns(): DataColumn<LedgerLine>[] {
  const intl = useIntl()
  const dates = useDates()
  return useMemo(() => {
    const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
    const struckNote = ({ struck_at, struck_by, struck_why }: LedgerLine) =>
      struck_at === null
        ? ''
        : [
            say('struck', { name: struck_by?.full_name ?? '', day: dates.instant(struck_at, 'D MMM YYYY') }),
            struck_why,
          ]
            .filter(Boolean)
            .join('. ')
    const words = (line: LedgerLine, text: ReactNode) => (line.struck_at === null ? text : <s>{text}</s>)
    // Who had the work stays on a struck line too: that is what somebody struck.
    const note = (line: LedgerLine) => {
      const holders = [line.owner, line.contact].filter(Boolean).join(', ')
      if (line.struck_at === null || holders === '') return holders || struckNote(line)
      return (
        <>
          <s>{holders}</s>. {struckNote(line)}
        </>
      )
    }
    return [
      {
        id: 'work',
        header: say('column.work'),
        main: true,
        cell: ({ work, binned }) => <WorkName work={work} binned={binned} />,
      },
      {
        id: 'date',
        header: say('column.date'),
        width: 'fit',
        card: 'aside',
        cell: (line) => words(line, dates.day(line.date, 'D MMM YYYY')),
      },
      {
        id: 'what',
        header: say('column.what'),
        width: 'fit',
        card: 'below',
        cell: (line) => words(line, intl.formatMessage({ id: lineText(line) })),
      },
      {
        id: 'where',
        header: say('column.where'),
        card: 'below',
        cell: (line) => <RowLines note={note(line)}>{words(line, line.address)}</RowLines>,
      },
      {
        id: 'until',
        header: say('column.until'),
        width: 'fit',
        from: 'wide',
        card: 'below',
        cell: (line) => {
          const until = line.due ?? line.consigned_until
          return until === null ? null : words(line, say('dueOn', { day: dates.day(until, 'D MMM YYYY') }))
        },
      },
      {
        id: 'value',
        header: say('column.value'),
        align: 'end',
        width: 'fit',
        card: 'below',
        cell: (line) =>
          line.price === null ? null : words(line, <Price amount={line.price} currency={line.currency} />),
      },
    ]
  }, [intl, dates])
}
