import { reported, useLanguage } from '@gallery/client'
import type { WorkDetail } from '@gallery/contract'
import { Button, ConfirmDialog, Inline, Stack } from '@gallery/ui'
import { LinkField } from '@gallery/ui/admin'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sharedWorkHref } from './sharedWorkHref.ts'
import { useRenewLink } from './useRenewLink.ts'

/** The address that shows a work to whoever has it, hidden or not: to copy, to open, to replace. */
export function SecretLink({ work }: { work: Pick<WorkDetail, 'id' | 'secretLink'> }) {
  const intl = useIntl()
  const language = useLanguage()
  const renewLink = useRenewLink()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const href = sharedWorkHref(work.secretLink, language)

  async function renew() {
    setBusy(true)
    await reported(async () => {
      await renewLink(work.id)
      setAsking(false)
    }).finally(() => setBusy(false))
  }

  return (
    // On paper there is nothing to copy, and a secret does not stay one.
    <Stack space="s2" data-screen="">
      <LinkField label={intl.formatMessage({ id: 'admin.works.secretLink' })} value={href} />
      <Inline space="s4">
        <Button variant="tertiary" size="s" href={href} target="_blank">
          <FormattedMessage id="admin.works.open" />
        </Button>
        <Button variant="tertiary" size="s" onClick={() => setAsking(true)}>
          <FormattedMessage id="admin.works.renew" />
        </Button>
      </Inline>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<FormattedMessage id="admin.works.renewTitle" />}
        confirmLabel={<FormattedMessage id="admin.works.renew" />}
        onConfirm={() => void renew()}
        busy={busy}
      >
        <FormattedMessage id="admin.works.renewText" />
      </ConfirmDialog>
    </Stack>
  )
}
