import { useGet, useReread } from '@gallery/client'
import { type Message, urlOf } from '@gallery/contract'
import { Stack } from '@gallery/ui'
import { ListFilters, MessageList, RecordSteps, ScreenTitle, SplitView } from '@gallery/ui/admin'
import { useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { useTicked } from '../lists/useTicked.ts'
import { MessageChips, MessageStates, narrowingOf, wholeList } from './MessageFilters.tsx'
import { MessagesBulkBar } from './MessagesBulkBar.tsx'
import { OpenMessage } from './OpenMessage.tsx'
import { SavedAnswersButton } from './SavedAnswersButton.tsx'
import { useCloseGone } from './useCloseGone.ts'
import { useListedMessages } from './useListedMessages.tsx'

const none: readonly Message[] = []

/** What visitors wrote and what became of it: the list, and beside it the thread that is open. */
export function MessagesPage() {
  const intl = useIntl()
  const reread = useReread()
  const field = useRef<HTMLInputElement>(null)
  const address = useListAddress()
  const { page, value, href, set } = address
  const narrowing = narrowingOf(address)
  const open = Number(value('m')) || undefined
  const key = urlOf('/api/messages', { page, ...narrowing })
  const { data, failure } = useGet(key, { keep: true })
  const rows = data?.data ?? none
  const ticked = useTicked(rows)
  // What is open stays where it is when the list turns, and the list where it is when another is opened.
  const here = String(page)
  const hrefOf = (id: number) => href({ m: String(id), p: here })
  const listed = useListedMessages(rows, hrefOf)
  const isNarrowed = Object.values(narrowing).some((each) => each !== undefined && each !== '')
  const clear = () => set(wholeList)
  const close = () => set({ m: null, p: here })
  const closeGone = useCloseGone(open, close)
  const steps = useMemo(() => placeOf(rows, open), [rows, open])

  if (data === undefined && failure) return <ScreenFailure onRetry={() => void reread('/api/messages')} />
  if (data === undefined) return <ScreenLoading />
  const { meta } = data
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.messages" />}
        actions={
          <>
            <SavedAnswersButton />
            <ExportMenu kind="messages" list={key} />
          </>
        }
      />
      <Stack space="s3">
        <ListFilters
          search={
            <ListWords
              address={address}
              ref={field}
              placeholder={intl.formatMessage({ id: 'admin.messages.search' })}
            />
          }
          segments={<MessageStates address={address} counts={data.counts} />}
          chips={<MessageChips address={address} />}
          found={<FormattedMessage id="admin.messages.found" values={{ count: meta.total }} />}
          {...(isNarrowed ? { onClear: clear } : {})}
        />
        {rows.length === 0 && open === undefined ? (
          <EmptyList
            none={<FormattedMessage id="admin.messages.none" />}
            onClear={isNarrowed ? clear : undefined}
          />
        ) : (
          <SplitView
            chosen={open}
            list={
              <>
                {rows.length === 0 ? (
                  <EmptyList
                    none={<FormattedMessage id="admin.messages.none" />}
                    onClear={isNarrowed ? clear : undefined}
                  />
                ) : (
                  <MessageList
                    aria-label={intl.formatMessage({ id: 'admin.nav.messages' })}
                    messages={listed}
                    selected={ticked.ids}
                    onSelectedChange={ticked.change}
                    {...(open === undefined ? {} : { current: open })}
                  />
                )}
                <ListPages address={address} lastPage={meta.last_page} />
              </>
            }
            detail={
              open !== undefined && (
                <OpenMessage
                  key={open}
                  id={open}
                  closeHref={href({ m: null, p: here })}
                  steps={
                    steps && (
                      <RecordSteps
                        place={(meta.current_page - 1) * meta.per_page + steps.place}
                        total={meta.total}
                        previousHref={steps.previous === undefined ? undefined : hrefOf(steps.previous)}
                        nextHref={steps.next === undefined ? undefined : hrefOf(steps.next)}
                      />
                    )
                  }
                  onClose={close}
                  onGone={() => {
                    ticked.drop([open])
                    closeGone([open])
                  }}
                />
              )
            }
          />
        )}
      </Stack>
      <MessagesBulkBar ticked={ticked} total={meta.total} onGone={closeGone} />
    </>
  )
}

/** Where a message stands on its page, from 1, and those beside it; undefined for one that is not on it. */
function placeOf(rows: readonly Message[], open: number | undefined) {
  const at = rows.findIndex(({ id }) => id === open)
  if (at === -1) return undefined
  return { place: at + 1, previous: rows[at - 1]?.id, next: rows[at + 1]?.id }
}
