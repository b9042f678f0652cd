import { useIntl } from 'react-intl'
import { useDates } from '../../dates/useDates.ts'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'

/** "The line that cuts the corner, Thursday 19 November 2026, 15:00": one booking apart from the others. */
export function useAppointmentName(): (appointment: Pick<Appointment, 'title' | 'start'>) => string {
  const intl = useIntl()
  const dates = useDates()
  return ({ title, start }) =>
    intl.formatMessage(messages.appointment, { title, start: dates.instant(start) })
}
