import { useGet, useReread } from '@gallery/client'
import { urlOf } from '@gallery/contract'
import { Stack } from '@gallery/ui'
import { ListFilters, MessageList, ScreenTitle, Segmented, SplitView } from '@gallery/ui/admin'
import { FormattedMessage, useIntl } from 'react-intl'
import { ExportMenu } from '../exports/ExportMenu.tsx'
import { ScreenFailure } from '../frame/ScreenFailure.tsx'
import { ScreenLoading } from '../frame/ScreenLoading.tsx'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListPages } from '../lists/ListPages.tsx'
import { ListWords } from '../lists/ListWords.tsx'
import { useListAddress } from '../lists/useListAddress.ts'
import { OpenMessage } from './OpenMessage.tsx'
import { useListedMessages } from './useListedMessages.ts'

/** What visitors wrote: the list, and beside it the message that is open. */
export function MessagesPage() {
  const intl = useIntl()
  const reread = useReread()
  const address = useListAddress()
  const { words, page, value, href, set } = address
  const unread = value('unread') ? true : undefined
  const open = Number(value('m')) || undefined
  const key = urlOf('/api/messages', { page, query: words, unread })
  const { data, failure } = useGet(key, { keep: true })
  // What is open stays where it is when the list turns, and the list where it is when another is opened.
  const here = String(page)
  const listed = useListedMessages(data?.data ?? [], (id) => href({ m: String(id), p: here }))
  const narrowed = words !== '' || unread !== undefined
  const clear = () => set({ q: null, unread: null })

  if (data === undefined && failure) return <ScreenFailure onRetry={() => void reread('/api/messages')} />
  if (data === undefined) return <ScreenLoading />
  return (
    <>
      <ScreenTitle
        title={<FormattedMessage id="admin.nav.messages" />}
        actions={<ExportMenu kind="messages" list={key} />}
      />
      <Stack space="s3">
        <ListFilters
          search={
            <ListWords address={address} placeholder={intl.formatMessage({ id: 'admin.messages.search' })} />
          }
          segments={
            <Segmented
              label={intl.formatMessage({ id: 'admin.messages.which' })}
              items={[
                {
                  label: intl.formatMessage({ id: 'admin.messages.all' }),
                  href: href({ unread: null, m: null }),
                  current: unread === undefined,
                },
                {
                  label: intl.formatMessage({ id: 'admin.messages.unread' }),
                  href: href({ unread: '1', m: null }),
                  current: unread === true,
                  count: data.unread,
                },
              ]}
            />
          }
          found={<FormattedMessage id="admin.messages.found" values={{ count: data.meta.total }} />}
          {...(narrowed ? { onClear: clear } : {})}
        />
        {data.data.length === 0 && open === undefined ? (
          <EmptyList
            none={<FormattedMessage id="admin.messages.none" />}
            onClear={narrowed ? clear : undefined}
          />
        ) : (
          <SplitView
            list={
              <>
                <MessageList
                  aria-label={intl.formatMessage({ id: 'admin.nav.messages' })}
                  messages={listed}
                  {...(open === undefined ? {} : { current: open })}
                />
                <ListPages address={address} lastPage={data.meta.last_page} />
              </>
            }
            detail={
              open !== undefined && (
                <OpenMessage
                  key={open}
                  id={open}
                  closeHref={href({ m: null, p: here })}
                  onGone={() => set({ m: null, p: here })}
                />
              )
            }
          />
        )}
      </Stack>
    </>
  )
}
