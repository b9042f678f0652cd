import type { AppointmentDetail } from '@gallery/contract'
import { equal } from '../record/equal.ts'
import type { Correction } from './slotWrites.ts'

/** What of who comes on a booking is other than it was; undefined where nothing is. */
export function correctionOf(
  booking: Pick<AppointmentDetail, 'people' | 'needs' | 'school'>,
  { people, needs, school }: Required<Correction>
): Correction | undefined {
  const correction: Correction = {
    ...(people === booking.people ? {} : { people }),
    ...(equal(needs, booking.needs) ? {} : { needs }),
    ...(school.trim() === booking.school ? {} : { school }),
  }
  return Object.keys(correction).length > 0 ? correction : undefined
}
