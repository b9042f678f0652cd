import type { WorkInRoom } from '@gallery/contract'
import { DateText, Price } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'

/** What a work of a room costs; of a price that is of another day than the others, which. Without one it is asked for. */
export function RoomPrice({ price }: Pick<WorkInRoom, 'price'>) {
  if (price === null) return <FormattedMessage id="room.askPrice" />
  const amount = <Price amount={price.amount} currency={price.currency} />
  if (price.day === null) return amount
  return (
    <FormattedMessage
      id="room.priceOf"
      values={{ price: amount, day: <DateText value={price.day} format="D MMM YYYY" /> }}
    />
  )
}
