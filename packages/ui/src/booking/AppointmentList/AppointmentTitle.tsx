import { Link } from '../../controls/Link/Link.tsx'
import type { Appointment } from './appointment.ts'

interface AppointmentTitleProps {
  appointment: Appointment
  className?: string
}

/** The event of a booking, which leads to its page where it has one. Renders `<p>`. */
export function AppointmentTitle({
  appointment: { title, titleLang, href },
  className,
}: AppointmentTitleProps) {
  return (
    <p className={className} lang={titleLang}>
      {href === undefined ? (
        title
      ) : (
        <Link href={href} underline="hover">
          {title}
        </Link>
      )}
    </p>
  )
}
