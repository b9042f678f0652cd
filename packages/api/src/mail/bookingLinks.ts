import type { BookingMailInput } from './bookingMail.ts'

/** Where the links of a booking's mails lead: pages that ask first, by the secret of the mail. */
export function bookingLinks({ publicUrl, language, token }: BookingMailInput) {
  const page = (purpose: string) => `${publicUrl}/${language}/appointments/${purpose}/${token}`
  return { confirm: page('confirm'), move: page('move'), party: page('party'), cancel: page('cancel') }
}
