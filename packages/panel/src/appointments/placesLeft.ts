import type { AgendaSlot } from '@gallery/contract'

/** How many people a slot still takes; none where more have a place than its limit allows now. */
export function placesLeft({ limit, count }: Pick<AgendaSlot, 'limit' | 'count'>): number {
  return Math.max(0, limit - count)
}
