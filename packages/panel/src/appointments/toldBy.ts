import type { AppointmentDetail } from '@gallery/contract'

/** What texts choose by when they say how somebody learns what became of their booking. */
export interface Told {
  /**
   * `true`: by the mail that the gallery sends; `phone`: there is no address, somebody has to call; `false`: neither is known;
   * `undone`: it was taken back, and there is nothing to be told.
   */
  mailed: 'true' | 'phone' | 'false' | 'undone'
  /** Where to call; empty where no number is known. */
  phone: string
}

/** How whoever booked is told that their booking is another, or is no more. */
export function toldBy({ email, phone }: Pick<AppointmentDetail, 'email' | 'phone'>): Told {
  if (email !== '') return { mailed: 'true', phone }
  return { mailed: phone === '' ? 'false' : 'phone', phone }
}
