import { send } from '../../data/send.ts'

/**
 * Restores what was deleted, at its own address: `/api/events/12`. That it is not in the bin any more (404) is said by
 * whoever offered it, since it may be back already.
 */
export function bringBack<Answer>(path: string, body?: unknown): Promise<Answer> {
  return send('POST', `${path}/restore`, body, { handles: [404] })
}
