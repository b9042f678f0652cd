import { send } from '@gallery/client'
import type { CollectionDetail, SentTo } from '@gallery/contract'

/** Sets some of what says who may see a collection; the rest stays as it is, whoever changed it. @throws Failure */
export async function setRoomOptions(
  id: number,
  change: SentTo<'PUT /api/collections/:id'>
): Promise<CollectionDetail> {
  const { data } = await send('PUT /api/collections/:id', { id }, change)
  return data
}
