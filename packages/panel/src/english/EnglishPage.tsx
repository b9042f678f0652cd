import { useGet } from '@gallery/client'
import { type EnglishRow, englishKinds, englishStates, urlOf } from '@gallery/contract'
import { Button, DateText } from '@gallery/ui'
import { ChoiceChip, type DataColumn, RowTitle, Segmented } from '@gallery/ui/admin'
import { useCallback, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFieldLabel } from '../fields/useFieldLabel.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { waitingPath } from './waitingPath.ts'

const rowId = ({ kind, id }: EnglishRow) => `${kind}/${id}`
const none: readonly EnglishRow[] = []

/**
 * Every record, of whatever kind, and every text of the options whose English waits: never written, or left behind by
 * its Spanish. Each opens with the way to the next one over it.
 */
export function EnglishPage() {
  const path = useAdminPath()
  const address = useListAddress()
  const intl = useIntl()
  const labelOf = useRowLabel()
  const { page, href, set, value } = address
  const state = englishStates.find((each) => each === value('state')) ?? 'missing'
  const kind = englishKinds.find((each) => each === value('kind'))
  const reading = useGet(urlOf('/api/english', { state, page, ...(kind ? { kind } : {}) }), { keep: true })
  const { data } = reading
  const counts = data?.counts ?? []
  const [first] = data?.data ?? []
  const editing = useCallback((row: EnglishRow) => path(waitingPath(row, state)), [path, state])

  return (
    <ListScreen
      title={intl.formatMessage({ id: 'admin.english.title' })}
      actions={
        first && (
          <Button size="s" href={editing(first)}>
            <FormattedMessage id="admin.english.start" />
          </Button>
        )
      }
      address={address}
      reading={reading}
      read="/api/english"
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
      found={(count) => <FormattedMessage id="admin.english.found" values={{ count }} />}
      onClear={kind === undefined ? undefined : () => set({ kind: null })}
      rows={data?.data ?? none}
      columns={useEnglishColumns()}
      rowId={rowId}
      rowLabel={labelOf}
      rowHref={editing}
      none={<FormattedMessage id={`admin.english.none.${state}`} />}
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
        cell: ({ updated_at }) => <DateText value={updated_at} format="D MMM YYYY" />,
      },
    ],
    [intl, labelOf]
  )
}
