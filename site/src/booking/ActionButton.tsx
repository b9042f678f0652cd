import { Button, Stack, Text } from '@gallery/ui'
import { FormattedMessage } from 'react-intl'
import { useHydrated } from '../data/useHydrated.ts'
import { useLinkAction } from './useLinkAction.ts'

interface ActionButtonProps {
  token: string
  action: 'confirm' | 'cancel'
}

/** The button that does what the link was for, with the server's reason when it cannot be done. */
export function ActionButton({ token, action }: ActionButtonProps) {
  const { busy, refusal, act } = useLinkAction(token, action)
  const hydrated = useHydrated()
  return (
    <Stack space="s3">
      <Button
        variant={action === 'cancel' ? 'danger' : 'primary'}
        // Pressed before the scripts are there it would do nothing and not say so.
        disabled={!hydrated}
        busy={busy}
        busyLabel={<FormattedMessage id={`booking.${action}Busy`} />}
        onClick={act}
      >
        <FormattedMessage id={`booking.${action}Do`} />
      </Button>
      {refusal ? (
        <Text role="alert" tone="err" size="s">
          {refusal}
        </Text>
      ) : null}
      <noscript>
        <Text size="s" tone="ink2">
          <FormattedMessage id="booking.needsScripts" />
        </Text>
      </noscript>
    </Stack>
  )
}
