import { Heading, Inline, Text } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { countComing } from './guestsOf.ts'

interface BookingsHeadProps {
  /** Undefined until the bookings are there. */
  coming: ReturnType<typeof countComing> | undefined
  /** What is done beside it: writing somebody down. */
  children?: ReactNode
}

/** The line over the bookings of a slot: how many there are, and how many people come by them. */
export function BookingsHead({ coming, children }: BookingsHeadProps) {
  return (
    <Inline space="s3" justify="between">
      <Inline space="s2" align="baseline">
        <Heading level={3} size="m">
          <FormattedMessage id="admin.appointments.bookings" />
        </Heading>
        {coming ? (
          <Text as="span" size="s" tone="ink2">
            <FormattedMessage id="admin.appointments.coming" values={coming} />
          </Text>
        ) : null}
      </Inline>
      {children}
    </Inline>
  )
}
