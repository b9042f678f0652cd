import type { CollectedWorkAnswer } from '@gallery/contract'
import type { Fact } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { RoomPrice } from './RoomPrice.tsx'

/** What a room says of a work beside the record: what it costs, of which day that is, and how the work stands now. */
export function useRoomFacts(room: CollectedWorkAnswer['data']['room']): Fact[] {
  const intl = useIntl()
  if (room === undefined) return []
  const { state, prices } = room
  const price: Fact = {
    term: intl.formatMessage({ id: `room.fact.price.${prices?.of ?? 'now'}` }),
    value: <RoomPrice price={room.price} />,
  }
  const standing: Fact | null = state && {
    term: intl.formatMessage({ id: 'room.fact.state' }),
    value: <FormattedMessage id={`room.state.${state}`} />,
  }
  return [...(prices !== null && state !== 'sold' ? [price] : []), ...(standing ? [standing] : [])]
}
