import { type MessageDescriptor, useIntl } from 'react-intl'
import type { Appointment } from './appointment.ts'
import { appointmentListMessages as messages } from './messages.ts'
import { useAppointmentName } from './useAppointmentName.ts'

/** The words of a row's buttons, and their names for who hears them without the row. */
export function useActionLabel(visit: Pick<Appointment, 'title' | 'start'>) {
  const intl = useIntl()
  const appointment = useAppointmentName()(visit)
  return (message: MessageDescriptor) => {
    const action = intl.formatMessage(message)
    return { 'aria-label': intl.formatMessage(messages.of, { action, appointment }), children: action }
  }
}
