import type { WorkInRoom } from '@gallery/contract'
import { Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { RoomPrice } from './RoomPrice.tsx'

interface RoomWorkEndProps {
  room: WorkInRoom
  /** Whether the room tells prices. */
  priced: boolean
}

/** Under the label of a work in a room: what it costs, and how it stands where it is not simply there to be had. */
export function RoomWorkEnd({ room, priced }: RoomWorkEndProps) {
  const { state } = room
  const isTold = state === 'sold' || state === 'consigned' || state === 'lent'
  return (
    <>
      {priced && state !== 'sold' ? <RoomPrice price={room.price} /> : null}
      {isTold ? (
        <Text as="span" size="s" tone={state === 'sold' ? 'ink' : 'ink2'}>
          {priced && state !== 'sold' ? ' · ' : null}
          <FormattedMessage id={`room.state.${state}`} />
        </Text>
      ) : null}
    </>
  )
}
