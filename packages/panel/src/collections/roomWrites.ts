import { send } from '@gallery/client'
import type { CollectionDetail, CollectionOptions, Room } from '@gallery/contract'

/** What says who may see a collection, as it is. */
type Options = Pick<Room, 'id' | 'recipient' | 'open_until' | 'message'>

/** Sets some of the options of a private collection, the others staying as they are. @throws Failure */
export async function setRoomOptions(
  { id, recipient, open_until, message }: Options,
  change: Partial<CollectionOptions>
): Promise<CollectionDetail> {
  const options = { public: false, recipient, open_until, message, ...change }
  const { data } = await send('PUT /api/collections/:id', { id }, options)
  return data
}
