import { useGet, useReread } from '@gallery/client'
import {
  type EnglishAnswer,
  type EnglishKind,
  type EnglishRow,
  type EnglishState,
  englishKinds,
  englishStates,
  urlOf,
} from '@gallery/contract'
import { Button, EmptyState } from '@gallery/ui'
import {
  ChoiceChip,
  type DataColumn,
  DataTable,
  ListFilters,
  RowTitle,
  ScreenTitle,
  Segmented,
} from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListPages } from '../lists/ListPages.tsx'
import { tableState } from '../lists/tableState.ts'
import { type ListAddress, useListAddress } from '../lists/useListAddress.ts'
import { waitingPath } from './waitingPath.ts'

const rowId = ({ kind, id }: EnglishRow) => `${kind}/${id}`

/**
 * Every record, of whatever kind, and every text of the options whose English waits: never written, or left behind by
 * its Spanish. Each opens with the way to the next one over it.
 */
export function EnglishPage() {
  const path = useAdminPath()
  const address = useListAddress()
  const reread = useReread()
  const intl = useIntl()
  const labelOf = useRowLabel()
  const state = englishStates.find((each) => each === address.value('state')) ?? 'missing'
  const kind = englishKinds.find((each) => each === address.value('kind'))
  const { page } = address
  const { data, failure } = useGet(urlOf('/api/english', { state, page, ...(kind ? { kind } : {}) }), {
    keep: true,
  })
  const [first] = data?.data ?? []
  const editing = useCallback((row: EnglishRow) => path(waitingPath(row, state)), [path, state])

  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.english.title" />}
        actions={
          first && (
            <Button size="s" href={editing(first)}>
              <FormattedMessage id="admin.english.start" />
            </Button>
          )
        }
      />
      <EnglishFilters address={address} state={state} kind={kind} answer={data} />
      <DataTable
        label={intl.formatMessage({ id: 'admin.english.title' })}
        rows={data?.data ?? []}
        columns={useEnglishColumns()}
        rowId={rowId}
        rowLabel={labelOf}
        rowHref={editing}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/english')}
        empty={<EmptyState title={<FormattedMessage id={`admin.english.none.${state}`} />} />}
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
    </>
  )
}

interface EnglishFiltersProps {
  address: ListAddress
  state: EnglishState
  kind: EnglishKind | undefined
  answer: EnglishAnswer | undefined
}

/** What waits in which way, and of which kind, each with how many do. */
function EnglishFilters({ address: { href, set }, state, kind, answer }: EnglishFiltersProps) {
  const intl = useIntl()
  const counts = answer?.counts ?? []
  return (
    <ListFilters
      segments={
        <Segmented
          label={intl.formatMessage({ id: 'admin.english.title' })}
          items={englishStates.map((each) => ({
            label: intl.formatMessage({ id: `admin.english.${each}` }),
            href: href({ state: each === 'missing' ? null : each, kind: null }),
            count: counts.reduce((sum, count) => sum + count[each], 0),
            current: each === state,
          }))}
        />
      }
      chips={
        <ChoiceChip
          label={intl.formatMessage({ id: 'admin.english.kind' })}
          choices={englishKinds.map((each) => ({
            value: each,
            label: intl.formatMessage({ id: `admin.english.kind.${each}` }),
            count: counts.find((count) => count.kind === each)?.[state] ?? 0,
          }))}
          chosen={new Set(kind ? [kind] : [])}
          onChosenChange={(chosen) => set({ kind: [...chosen].find((each) => each !== kind) ?? null })}
        />
      }
      found={answer && <FormattedMessage id="admin.english.found" values={{ count: answer.meta.total }} />}
    />
  )
}

/** What a row is called: a text of the options by its field, a record by its own name. */
function useRowLabel(): (row: EnglishRow) => string {
  const fieldOf = useFieldLabel('options')
  return useCallback(({ kind, label }) => (kind === 'options' ? fieldOf(label) : label), [fieldOf])
}

function useEnglishColumns(): DataColumn<EnglishRow>[] {
  const intl = useIntl()
  const labelOf = useRowLabel()
  return useMemo(
    () => [
      {
        id: 'label',
        header: intl.formatMessage({ id: 'admin.english.record' }),
        main: true,
        cell: (row) => <RowTitle title={labelOf(row)} />,
      },
      {
        id: 'kind',
        header: intl.formatMessage({ id: 'admin.english.kind' }),
        card: 'below',
        cell: ({ kind }) => intl.formatMessage({ id: `admin.english.kind.${kind}` }),
      },
      {
        id: 'changed',
        header: intl.formatMessage({ id: 'admin.english.since' }),
        width: 'fit',
        cell: ({ updated_at }) =>
          intl.formatDate(updated_at, { day: 'numeric', month: 'short', year: 'numeric' }),
      },
    ],
    [intl, labelOf]
  )
}
