import type { ComponentPropsWithRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QrCode } from '../../pictures/QrCode/QrCode.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import * as styles from './BookingCode.css.ts'

const messages = {
  show: { id: 'bookingCode.show', defaultMessage: 'Mostralo en la puerta' },
  alt: { id: 'bookingCode.alt', defaultMessage: 'Código QR de la reserva {code}' },
} as const

export interface BookingCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** In letters, as people read it: "7KQ2-M4XD". */
  code: string
  /** Its QR code: the rows from the top, a letter for each module, `1` for a dark one. */
  rows: readonly string[]
}

/**
 * What a booking shows at the door: its QR code, black on white in both themes and on paper, with the same in letters
 * under it. Renders `<figure>`.
 *
 * Use it beside a booking that is confirmed. Use `QrCode` instead for any other code.
 */
export function BookingCode({ code, rows, className, ...props }: BookingCodeProps) {
  const intl = useIntl()
  return (
    <figure {...props} className={joinClasses(styles.figure, className)}>
      <QrCode rows={rows} label={intl.formatMessage(messages.alt, { code })} className={styles.picture} />
      <figcaption className={styles.caption}>
        <FormattedMessage {...messages.show} />
        <span className={styles.code}>{code}</span>
      </figcaption>
    </figure>
  )
}
