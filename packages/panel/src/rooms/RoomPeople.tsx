import { useGet, useLanguage, useReread } from '@gallery/client'
import { type CollectionDetail, urlOf } from '@gallery/contract'
import { collectionEditPath, translated } from '@gallery/contract/plain'
import { Button, DateText, EmptyState, Skeleton, Stack, Text } from '@gallery/ui'
import { ScreenTitle, SplitView, Tabs } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '../collections/roomHref.ts'
import { useScreenName } from '../frame/ScreenNameContext.ts'
import { useAdminPath } from '../frame/useAdminPath.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { RoomAside } from './RoomAside.tsx'
import { RoomPersonRow } from './RoomPersonRow.tsx'
import { WatchSwitch } from './WatchSwitch.tsx'

/** The people of a room, one row each, beside what the room tells of its works. */
export function RoomPeople({ room }: { room: CollectionDetail }) {
  const intl = useIntl()
  const language = useLanguage()
  const path = useAdminPath()
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const title = translated(room, 'title', language)
  const people = room.people
  useScreenName(title.text)
  return (
    <>
      <ScreenTitle
        title={<span lang={title.lang}>{title.text}</span>}
        breadcrumb={[
          { label: intl.formatMessage({ id: 'admin.nav.collections' }), href: path('collections') },
        ]}
        actions={
          <>
            {room.open_until === null ? null : (
              <Text size="s" tone="ink2">
                <FormattedMessage
                  id="admin.collections.rooms.until"
                  values={{ day: <DateText value={room.open_until} format="D MMM YYYY" /> }}
                />
              </Text>
            )}
            <Button
              variant="tertiary"
              size="s"
              href={new URL(addressOf(room, language)).pathname}
              target="_blank"
            >
              <FormattedMessage id="admin.rooms.asVisitor" />
            </Button>
            <Button size="s" onClick={() => setAdding(true)}>
              <FormattedMessage id="admin.rooms.add" />
            </Button>
          </>
        }
      />
      <Tabs
        label={intl.formatMessage({ id: 'admin.rooms.parts' }, { title: title.text })}
        value="people"
        onValueChange={() => void navigate(path(collectionEditPath(room)))}
        items={[
          {
            id: 'works',
            label: intl.formatMessage({ id: 'admin.rooms.room' }),
            count: room.works.length,
            content: null,
          },
          {
            id: 'people',
            label: intl.formatMessage({ id: 'admin.rooms.people' }),
            count: people,
            content: (
              <SplitView
                narrow="aside"
                list={<Guests room={room} onAdd={() => setAdding(true)} />}
                detail={<RoomAside room={room} />}
              />
            ),
          },
        ]}
      />
      <PersonDialog room={room} open={adding} onOpenChange={setAdding} />
    </>
  )
}

function Guests({ room, onAdd }: { room: CollectionDetail; onAdd: () => void }) {
  const reread = useReread()
  const read = urlOf('/api/collections/:id/people', { id: room.id })
  const { data, failure } = useGet(read)
  if (!data && failure) {
    return (
      <EmptyState
        title={<FormattedMessage id="admin.failed" />}
        action={
          <Button variant="secondary" size="s" onClick={() => void reread(read)}>
            <FormattedMessage id="admin.retry" />
          </Button>
        }
      />
    )
  }
  if (!data) {
    return (
      <Stack space="s6" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} />
        ))}
      </Stack>
    )
  }
  return (
    <Stack space="s4">
      {data.data.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="admin.rooms.nobody" />}
          action={
            <Button variant="secondary" size="s" onClick={onAdd}>
              <FormattedMessage id="admin.rooms.add" />
            </Button>
          }
        />
      ) : (
        <div>
          {data.data.map((person) => (
            <RoomPersonRow key={person.id} room={room} person={person} />
          ))}
        </div>
      )}
      <WatchSwitch room={room} />
    </Stack>
  )
}
