import type { RoomFacts } from '@gallery/contract'
import { DateText } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** Of when the prices of a room are, in a sentence; nothing where it tells none. */
export function RoomPricesDay({ prices }: { prices: RoomFacts['prices'] }) {
  if (prices === null) return null
  return (
    <FormattedMessage id={`room.prices.${prices.of}`} values={{ day: <DateText value={prices.day} /> }} />
  )
}
