import { useGet, useReread } from '@gallery/client'
import type { Room, RoomsAnswer, Url } from '@gallery/contract'
import { Button, Divider, EmptyState, Heading, Inline, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { OpenRoom } from './OpenRoom.tsx'

interface OpenRoomsProps {
  /** Which rooms: `urlOf('/api/rooms', …)`. */
  url: Url<RoomsAnswer>
  /**
   * What is said when there are none; without it nothing is.
   * @default false
   */
  sayNone?: boolean
  /** The place of the heading in the page's outline. */
  level: 2 | 3
}

/** The rooms in which some works can be seen just now, each to be copied, renewed or closed. */
export function OpenRooms({ url, sayNone = false, level }: OpenRoomsProps) {
  const { data, failure } = useGet(url)
  const reread = useReread()
  if (!data && failure) {
    return (
      <EmptyState
        title={<FormattedMessage id="admin.failed" />}
        action={
          <Button variant="secondary" size="s" onClick={() => void reread('/api/rooms')}>
            <FormattedMessage id="admin.retry" />
          </Button>
        }
      />
    )
  }
  if (!data) return <FormattedMessage id="admin.loading" />
  if (data.data.length === 0) {
    return sayNone ? <EmptyState title={<FormattedMessage id="admin.collections.rooms.none" />} /> : null
  }
  return <Rooms rooms={data.data} level={level} />
}

function Rooms({ rooms, level }: { rooms: readonly Room[]; level: 2 | 3 }) {
  return (
    <Stack as="section" space="s3">
      <Inline as="header" space="s2" align="baseline">
        <Heading level={level} size="m">
          <FormattedMessage id="admin.collections.rooms.title" />
        </Heading>
        <Text as="span" tone="ink2" numeric>
          {rooms.length}
        </Text>
      </Inline>
      {rooms.map((room) => (
        <Stack key={room.id} space="s3">
          <Divider />
          <OpenRoom room={room} />
        </Stack>
      ))}
    </Stack>
  )
}
