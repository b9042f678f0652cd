import { Failure, useGet, useReread } from '@gallery/client'
import { MailState, mailStates, type OutgoingMail, urlOf } from '@gallery/contract'
import { Stack, Text } from '@gallery/ui'
import { DataTable, ListFilters, type RowMenuItem, ScreenTitle, Segmented } from '@gallery/ui/admin'
import { useCallback, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRefresh } from '../frame/useRefresh.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { tableState } from '../lists/tableState.ts'
import { useListAddress } from '../lists/useListAddress.ts'
import { GiveUpDialog } from './GiveUpDialog.tsx'
import { giveUpMail, sendMailNow } from './mailWrites.ts'
import { useMailColumns } from './useMailColumns.tsx'

const rowId = ({ id }: OutgoingMail) => id
const rowLabel = ({ to, subject }: OutgoingMail) => `${to}, ${subject}`
const none: readonly OutgoingMail[] = []
/** Of what has left there is nothing to explain and nothing to do. */
const notOfSent: ReadonlySet<string> = new Set(['reason', 'send'])

/** The mails that the site writes by itself: those that wait, those that did not arrive and why, those that left. */
export function MailsPage() {
  const intl = useIntl()
  const refresh = useRefresh()
  const reread = useReread()
  const search = useRef<HTMLInputElement>(null)
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const state = MailState.safeParse(value('state')).data ?? 'waiting'
  const { data, failure } = useGet(urlOf('/api/mails', { state, query: words, page }), { keep: true })
  const [leaving, setLeaving] = useState<OutgoingMail>()

  const sendNow = useCallback(
    async (mail: OutgoingMail) => {
      try {
        await sendMailNow(mail)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
      await refresh()
    },
    [refresh]
  )
  const columns = useMailColumns(useCallback((mail) => void sendNow(mail), [sendNow]))
  const rowMenu = useCallback(
    (mail: OutgoingMail): readonly RowMenuItem[] => {
      const act = (id: string, onSelect: () => void) =>
        ({ kind: 'action', label: intl.formatMessage({ id: `admin.mails.${id}` }), onSelect }) as const
      return [
        ...(mail.sendable ? [act('send', () => void sendNow(mail))] : []),
        ...(mail.state === 'waiting' || mail.last_error !== null
          ? [act('giveUp', () => setLeaving(mail))]
          : []),
      ]
    },
    [intl, sendNow]
  )

  return (
    <>
      <ScreenTitle title={<FormattedMessage id="admin.nav.mails" />} />
      <Stack space="s5">
        <Text size="s" tone="ink2">
          <FormattedMessage id="admin.mails.about" />
        </Text>
        <ListFilters
          search={
            <ListWords
              address={address}
              ref={search}
              placeholder={intl.formatMessage({ id: 'admin.mails.search' })}
            />
          }
          segments={
            <Segmented
              label={intl.formatMessage({ id: 'admin.mails.which' })}
              items={mailStates.map((each) => ({
                label: intl.formatMessage({ id: `admin.mails.state.${each}` }),
                href: href({ state: each === 'waiting' ? null : each }),
                current: state === each,
                ...(data ? { count: data.counts[each] } : {}),
              }))}
            />
          }
          found={data && <FormattedMessage id="admin.mails.found" values={{ count: data.meta.total }} />}
          {...(words === '' ? {} : { onClear: () => set({ q: null }) })}
        />
      </Stack>
      <DataTable
        label={intl.formatMessage({ id: 'admin.nav.mails' })}
        rows={data?.data ?? none}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        {...(state === 'sent' ? { hiddenColumns: notOfSent } : { rowMenu })}
        onSearch={() => search.current?.focus()}
        {...tableState({ data, failure })}
        onRetry={() => void reread('/api/mails')}
        empty={
          <EmptyList
            none={<FormattedMessage id={`admin.mails.none.${state}`} />}
            onClear={words === '' ? undefined : () => set({ q: null })}
          />
        }
        foot={data && <ListPages address={address} lastPage={data.meta.last_page} />}
      />
      {leaving ? (
        <GiveUpDialog
          mail={leaving}
          onGiveUp={async () => {
            await giveUpMail(leaving)
            await refresh()
          }}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  )
}
