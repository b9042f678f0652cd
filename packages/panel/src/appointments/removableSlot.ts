import type { AgendaSlot } from '@gallery/contract'
import type { RemovableSlot } from '@gallery/ui/admin'

/** A slot that can be taken away at `now`. Of one that is over nobody is told: who came is a number only. */
export function removableSlot(
  { id, start, end, limit, count, bookings, names }: AgendaSlot,
  { href, now }: { href: string; now: Date }
): RemovableSlot {
  const told = new Date(end) > now ? { bookings, names } : { bookings: 0, names: [] }
  return { id, start, end, limit, count, ...told, href }
}
