import { isGallerist, useGet, useHydrated, useUser } from '@gallery/client'
import type { Factors } from '@gallery/contract'
import { urlOf } from '@gallery/contract/plain'
import { Button, DateText, Dialog, Heading, PasskeyList, Stack, Text } from '@gallery/ui'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AppSetup } from '../auth/factors/AppSetup.tsx'
import { hasPasskeys } from '../auth/factors/hasPasskeys.ts'
import { RecoverySheet } from '../auth/factors/RecoverySheet.tsx'
import { useFactors } from '../auth/factors/useFactors.ts'

/** Somebody's passkeys and, of the gallery's people, what else opens the panel to them. */
export function OwnFactors() {
  const { data } = useGet(urlOf('/auth/factors'))
  const user = useUser()
  const hydrated = useHydrated()
  const { addPasskey, renamePasskey, removePasskey } = useFactors()
  const [busy, setBusy] = useState(false)
  const factors = data?.data

  async function add(): Promise<void> {
    setBusy(true)
    try {
      await addPasskey()
    } finally {
      setBusy(false)
    }
  }

  if (!factors) return null
  return (
    <Stack space="s5">
      <Stack space="s2" align="start">
        <Heading level={2} size="l">
          <FormattedMessage id="factors.passkeys.title" />
        </Heading>
        <Text size="s" tone="ink2">
          <FormattedMessage id="factors.passkeys.text" />
        </Text>
        {factors.passkeys.length > 0 ? (
          <PasskeyList
            passkeys={factors.passkeys.map(({ id, name, created_at, last_used_at }) => ({
              id,
              name,
              added: created_at,
              lastUsed: last_used_at,
            }))}
            onRename={renamePasskey}
            onRemove={removePasskey}
          />
        ) : null}
        {hydrated && hasPasskeys() ? (
          <Button variant="tertiary" busy={busy} onClick={() => void add()}>
            <FormattedMessage id="factors.passkeys.add" />
          </Button>
        ) : null}
      </Stack>
      {isGallerist(user) ? <PanelFactors factors={factors} /> : null}
    </Stack>
  )
}

/** The app and the codes on paper, which only the panel asks for. */
function PanelFactors({ factors: { authenticator, recovery } }: { factors: Factors }) {
  const intl = useIntl()
  const { removeApp, makeCodes } = useFactors()
  const [open, setOpen] = useState<'app' | 'codes'>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const close = useCallback(() => setOpen(undefined), [])

  async function showCodes(): Promise<void> {
    const made = await makeCodes()
    if (!made) return
    setCodes(made)
    setOpen('codes')
  }

  return (
    <Stack space="s2" align="start">
      <Heading level={2} size="l">
        <FormattedMessage id="factors.panel.title" />
      </Heading>
      <Text size="s" tone="ink2">
        {authenticator ? (
          <FormattedMessage
            id="factors.app.since"
            values={{ day: <DateText value={authenticator.created_at} format="LL" /> }}
          />
        ) : (
          <FormattedMessage id="factors.app.none" />
        )}
      </Text>
      {authenticator ? (
        <Button variant="tertiary" onClick={() => void removeApp()}>
          <FormattedMessage id="factors.app.remove" />
        </Button>
      ) : (
        <Button variant="tertiary" onClick={() => setOpen('app')}>
          <FormattedMessage id="factors.app.add" />
        </Button>
      )}
      <Text size="s" tone="ink2">
        <FormattedMessage id="factors.codes.left" values={{ left: recovery?.left ?? 0 }} />
      </Text>
      <Button variant="tertiary" onClick={() => void showCodes()}>
        <FormattedMessage id={recovery ? 'factors.codes.renew' : 'factors.codes.make'} />
      </Button>
      <Dialog
        open={open === 'app'}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title={<FormattedMessage id="factors.app.add" />}
      >
        <AppSetup onAdded={() => void showCodes()} onCancel={close} />
      </Dialog>
      <Dialog
        open={open === 'codes'}
        onOpenChange={(isOpen) => (isOpen ? undefined : close())}
        title={<FormattedMessage id="factors.codes.title" />}
      >
        <RecoverySheet
          codes={codes}
          doneLabel={intl.formatMessage({ id: 'factors.codes.done' })}
          onDone={close}
        />
      </Dialog>
    </Stack>
  )
}
