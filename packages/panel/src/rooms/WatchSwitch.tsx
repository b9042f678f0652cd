import { useGet } from '@gallery/client'
import { type CollectionDetail, urlOf } from '@gallery/contract'
import { Button, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useShowing } from './useShowing.ts'

/** What is noted of who has a link, as they are told it themselves, and the way to note nothing in this room. */
export function WatchSwitch({ room }: { room: CollectionDetail }) {
  const change = useShowing(room)
  const options = useGet(urlOf('/api/options')).data?.data
  if (options === undefined) return null
  const { name, watchRooms } = options
  const id = !watchRooms ? 'never' : room.watched ? 'on' : 'off'
  return (
    <div>
      <Text size="s" tone="ink2" measure>
        <FormattedMessage id={`admin.rooms.watch.${id}`} values={{ gallery: name }} />
      </Text>
      {watchRooms ? (
        <Button variant="tertiary" size="s" onClick={() => void change({ watched: !room.watched })}>
          <FormattedMessage id={room.watched ? 'admin.rooms.watch.stop' : 'admin.rooms.watch.start'} />
        </Button>
      ) : null}
    </div>
  )
}
