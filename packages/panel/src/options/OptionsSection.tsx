import { Heading, Stack } from '@gallery/ui'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

interface OptionsSectionProps {
  /** Which part of the options it is. */
  name: 'reach' | 'visit' | 'bookings' | 'pictures' | 'shown'
  children: ReactNode
}

/** Options that belong together, under their heading. */
export function OptionsSection({ name, children }: OptionsSectionProps) {
  return (
    <Stack as="section" space="s4">
      <Heading level={2} size="l">
        <FormattedMessage id={`admin.options.section.${name}`} />
      </Heading>
      {children}
    </Stack>
  )
}
