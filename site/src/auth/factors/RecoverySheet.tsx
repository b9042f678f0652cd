import { useLoadedSite } from '@gallery/client'
import { Button, CodeSheet, Stack, Text } from '@gallery/ui'
import { FormattedMessage, useIntl } from 'react-intl'

interface RecoverySheetProps {
  codes: readonly string[]
  /** What the button says that goes on. */
  doneLabel: string
  onDone: () => void
}

/** The recovery codes, the one time that they show. */
export function RecoverySheet({ codes, doneLabel, onDone }: RecoverySheetProps) {
  const intl = useIntl()
  const { options } = useLoadedSite()
  return (
    <Stack space="s4" align="start">
      <Text size="s" tone="ink2" measure>
        <FormattedMessage id="factors.codes.text" />
      </Text>
      <CodeSheet
        codes={codes}
        label={intl.formatMessage({ id: 'factors.codes.title' })}
        fileName={intl.formatMessage({ id: 'factors.codes.file' })}
        heading={intl.formatMessage({ id: 'factors.codes.heading' }, { name: options.name })}
      />
      <Button onClick={onDone}>{doneLabel}</Button>
    </Stack>
  )
}
