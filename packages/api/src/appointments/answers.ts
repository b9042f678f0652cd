import type {
  Appointment,
  AppointmentDetail,
  Booked,
  LinkedAppointment,
  OwnAppointment,
} from '@gallery/contract'
import type { Office } from '../office.ts'
import type { Owner } from '../people/claiming.ts'
import type { BookingRow } from './appointments.queries.ts'
import { isEventBookable } from './bookableEvent.ts'
import { bookingState } from './bookingState.ts'
import { isAddressed } from './own.queries.ts'

/** What a visitor sees of a booking. */
function appointmentOf({ appointment, slot, event, offered }: BookingRow): Appointment {
  const { id, kind, title_es, title_en, place, color, largest_party, needs } = event
  const confirmed = appointment.confirmed_at !== null
  return {
    id: appointment.id,
    confirmed,
    hold_until: confirmed ? null : (appointment.hold_until?.toISOString() ?? null),
    offered,
    people: appointment.people,
    needs: appointment.needs,
    school: appointment.school,
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
    place: { id: slot.id, event: { id, kind, title_es, title_en, place, color, largest_party, needs } },
  }
}

/** What one of those whose own a booking is sees of it. */
export function ownAppointmentOf(row: BookingRow, owner: Owner, now: Date): OwnAppointment {
  const state = bookingState({ ...row.appointment, start: row.slot.start }, now)
  const { first_name, last_name } = row.appointment
  const confirmable = state === 'held' && isAddressed(row, owner)
  return { ...appointmentOf(row), first_name, last_name, confirmable }
}

/** What the browser that made a booking sees of it; `key` is its secret. */
export function bookedOf(row: BookingRow, key: string): Booked {
  return { ...appointmentOf(row), email: row.appointment.email, key }
}

/** What the gallery sees of a booking. */
export function appointmentDetailOf(row: BookingRow): AppointmentDetail {
  const { email, first_name, last_name, phone, comments, cancelled_at, created_at } = row.appointment
  return {
    ...appointmentOf(row),
    email,
    first_name,
    last_name,
    phone,
    comments,
    cancelled_at: cancelled_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** What the holder of a mailed link sees of a booking. */
export async function linkedAppointmentOf(row: BookingRow, office: Office): Promise<LinkedAppointment> {
  const { first_name, last_name } = row.appointment
  return {
    ...appointmentOf(row),
    state: bookingState({ ...row.appointment, start: row.slot.start }, office.now),
    first_name,
    last_name,
    event_bookable: await isEventBookable(office.db, row, office),
  }
}
