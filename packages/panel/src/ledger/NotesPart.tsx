import { useGet, useReread } from '@gallery/client'
import { type Note, noteNumber, urlOf } from '@gallery/contract'
import { Button, Stack, useDates } from '@gallery/ui'
import { type DataColumn, DataTable, RowLines, RowTitle } from '@gallery/ui/admin'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { StrikeDialog } from '../works/StrikeDialog.tsx'
import { strikeNote } from './ledgerWrites.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { PaperLinks } from './PaperLinks.tsx'

const none: readonly Note[] = []
const rowId = ({ id }: Note) => id
const isStruck = ({ struck_at }: Note) => struck_at !== null
const isInForce = ({ struck_at }: Note) => struck_at === null

/** Consignment and loan notes with their numbers, to print and sign; one written by mistake is struck through. */
export function NotesPart() {
  const intl = useIntl()
  const reread = useReread()
  const refresh = useRefresh()
  const address = useListAddress()
  const reading = useGet(urlOf('/api/ledger/notes', { page: address.page }), { keep: true })
  const { data } = reading
  const columns = useNoteColumns()
  const [writing, setWriting] = useState(false)
  const [striking, setStriking] = useState<Note>()
  return (
    <Stack space="s4">
      <div>
        <Button variant="secondary" size="s" onClick={() => setWriting(true)}>
          <FormattedMessage id="admin.ledger.newNote" />
        </Button>
      </div>
      <DataTable
        label={intl.formatMessage({ id: 'admin.ledger.notes' })}
        rows={data?.data ?? none}
        columns={columns}
        rowId={rowId}
        rowLabel={noteNumber}
        rowDimmed={isStruck}
        rowHasMenu={isInForce}
        rowMenu={(note) => [
          {
            kind: 'action',
            label: intl.formatMessage({ id: 'admin.ledger.strikeNote' }),
            onSelect: () => setStriking(note),
          },
        ]}
        {...tableState(reading)}
        onRetry={() => void reread('/api/ledger/notes')}
        empty={<EmptyList none={<FormattedMessage id="admin.ledger.noNotes" />} onClear={undefined} />}
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
      {writing ? <NoteDialog onClose={() => setWriting(false)} /> : null}
      {striking ? (
        <StrikeDialog
          what={noteNumber(striking)}
          onStrike={async (why) => {
            await strikeNote(striking.id, why)
            await refresh()
          }}
          onClose={() => setStriking(undefined)}
        />
      ) : null}
    </Stack>
  )
}

function useNoteColumns(): DataColumn<Note>[] {
  const intl = useIntl()
  const dates = useDates()
  return useMemo(() => {
    const say = (name: string, values = {}) => intl.formatMessage({ id: `admin.ledger.${name}` }, values)
    return [
      {
        id: 'number',
        header: say('column.number'),
        main: true,
        cell: (note) => (
          <RowTitle
            title={note.struck_at === null ? noteNumber(note) : <s>{noteNumber(note)}</s>}
            note={[
              // Each kind counts by itself: the number alone is no name.
              say(`note.${note.kind}`),
              note.struck_at !== null &&
                say('struck', {
                  name: note.struck_by?.full_name ?? '',
                  day: dates.instant(note.struck_at, 'D MMM YYYY'),
                }),
              note.struck_why,
            ]
              .filter(Boolean)
              .join('. ')}
          />
        ),
      },
      {
        id: 'party',
        header: say('column.party'),
        card: 'below',
        cell: ({ party, works }) => (
          <RowLines note={say('listed', { count: works.length })}>{party}</RowLines>
        ),
      },
      {
        id: 'date',
        header: say('column.date'),
        width: 'fit',
        card: 'aside',
        cell: ({ date }) => dates.day(date, 'D MMM YYYY'),
      },
      {
        id: 'until',
        header: say('column.until'),
        width: 'fit',
        card: 'below',
        cell: ({ until }) => (until === null ? null : say('dueOn', { day: dates.day(until, 'D MMM YYYY') })),
      },
      {
        id: 'paper',
        header: say('column.paper'),
        width: 'fit',
        card: 'below',
        cell: (note) => (
          <PaperLinks
            name={noteNumber(note)}
            hideName
            href={(language) => urlOf('/api/paper/note.pdf', { note: note.id, language })}
          />
        ),
      },
    ]
  }, [intl, dates])
}
