import { type ExportKind, importKinds, secretKinds } from '@gallery/contract'
import { Button, Checkbox, Dialog, Inline, Stack } from '@gallery/ui'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { listExportUrl } from './listExportUrl.ts'
import { useDownload } from './useDownload.ts'

interface ExportMenuProps {
  kind: ExportKind
  /** The address that the list is read from, with its filters, as `useGet` takes it. Without it, all there is. */
  list?: string
  /** What the list was searched for in place of its words, when nothing was found by those. */
  instead?: string | undefined
}

/** Takes what a list shows out as a file: the button, and the choice that it opens. Stands among a list's actions. */
export function ExportMenu({ kind, list, instead }: ExportMenuProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="tertiary" size="s" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.exports.open" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage id="admin.exports.title" />}
        description={
          <FormattedMessage id={isImportable(kind) ? 'admin.exports.leadBack' : 'admin.exports.lead'} />
        }
      >
        <ExportChoice kind={kind} list={list} instead={instead} />
      </Dialog>
    </>
  )
}

/** What comes back in by an import. */
function isImportable(kind: ExportKind): boolean {
  return importKinds.some((each) => each === kind)
}

/** What is there by choice: of messages more of what is personal anyway. */
function secretHintOf(kind: ExportKind) {
  return kind === 'messages' ? 'admin.exports.secretHint.messages' : 'admin.exports.secretHint'
}

/** With or without what only the gallery knows, for a spreadsheet or for another program. */
function ExportChoice({ kind, list, instead }: ExportMenuProps) {
  const intl = useIntl()
  const { busy, start } = useDownload()
  const [secret, setSecret] = useState(false)
  const hasSecrets = secretKinds.includes(kind)
  return (
    <Stack space="s5">
      {hasSecrets ? (
        <Checkbox
          name="secret"
          label={intl.formatMessage({ id: 'admin.exports.secret' })}
          hint={intl.formatMessage({ id: secretHintOf(kind) })}
          checked={secret}
          onChange={(event) => setSecret(event.currentTarget.checked)}
        />
      ) : null}
      <Inline>
        {(['xlsx', 'csv'] as const).map((format) => {
          const url = listExportUrl(kind, format, { list, instead, secret: hasSecrets && secret })
          return (
            <Button
              key={format}
              variant={format === 'xlsx' ? 'primary' : 'secondary'}
              busy={busy === url}
              disabled={busy !== null && busy !== url}
              onClick={() => void start(url)}
            >
              <FormattedMessage id={`admin.exports.get.${format}`} />
            </Button>
          )
        })}
      </Inline>
    </Stack>
  )
}
