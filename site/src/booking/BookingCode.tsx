import { shownBookingCode } from '@gallery/contract/plain'
import { QrCode, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

/** What a booking shows at the door, as the API gives it. */
interface BookingCodeProps {
  code: string
  qr: readonly string[]
}

/** What is shown at the door: a QR code, black on white in both themes and on paper, and the same in letters. */
export function BookingCode({ code, qr }: BookingCodeProps) {
  const intl = useIntl()
  const letters = shownBookingCode(code)
  return (
    <Stack space="s1">
      <QrCode rows={qr} label={intl.formatMessage({ id: 'booking.code.qr' }, { code: letters })} />
      <Text size="s" tone="ink2">
        <FormattedMessage id="booking.code.show" />
      </Text>
      <Text size="s" numeric>
        {letters}
      </Text>
    </Stack>
  )
}
