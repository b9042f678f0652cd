import { useGet } from '@gallery/client'
import { BookingCode } from './BookingCode.tsx'
import { linkedCode } from './linkedBooking.ts'

/** What the booking of a mailed link shows at the door; nothing until it is confirmed. */
export function LinkedCode({ token }: { token: string }) {
  const shown = useGet(linkedCode(token)).data?.data
  return shown ? <BookingCode {...shown} /> : null
}
