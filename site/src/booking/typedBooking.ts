import type { BookingValues } from '@gallery/ui'

/** The name under which what is typed to book an event is kept, whichever day and time it is for. */
export function bookingDraft(event: number): string {
  return `booking ${event}`
}

/** What was typed into the fields of a booking, or sent by them, as the form takes it back. A field that is not there is not. */
export function typedBooking({
  people,
  needs,
  any_time,
  ...values
}: Readonly<Record<string, string>>): Partial<BookingValues> {
  return {
    ...values,
    ...(people === undefined ? {} : { people: Number(people) || 1 }),
    ...(needs === undefined ? {} : { needs: needs.split(',') }),
    ...(any_time === undefined ? {} : { any_time: any_time !== '' }),
  }
}
