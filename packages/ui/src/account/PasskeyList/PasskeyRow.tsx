import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { useDates } from '../../dates/useDates.ts'
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import * as styles from './PasskeyList.css.ts'

const messages = {
  added: { id: 'passkeyList.added', defaultMessage: 'Agregada: {day}' },
  remove: { id: 'passkeyList.remove', defaultMessage: 'Sacar' },
  removeOf: { id: 'passkeyList.removeOf', defaultMessage: 'Sacar: {name}' },
  removing: { id: 'passkeyList.removing', defaultMessage: 'Sacando…' },
  rename: { id: 'passkeyList.rename', defaultMessage: 'Cambiar nombre' },
  renameOf: { id: 'passkeyList.renameOf', defaultMessage: 'Cambiar nombre: {name}' },
  name: { id: 'passkeyList.name', defaultMessage: 'Nombre de la llave' },
  seen: { id: 'passkeyList.seen', defaultMessage: 'Última vez: {day}' },
  sure: { id: 'passkeyList.sure', defaultMessage: '¿Sacar la llave «{name}»?' },
  follows: {
    id: 'passkeyList.follows',
    defaultMessage: 'No vas a poder entrar más con ella. Borrala también del dispositivo que la guarda.',
  },
} as const

/** A passkey, as its owner knows it. */
export interface NamedPasskey {
  id: number
  /** "Chrome, Windows", or what its owner calls it. */
  name: string
  /** When it was added, ISO; the day shows. */
  added: string
  /** When it was last used, ISO; null for never. */
  lastUsed: string | null
}

interface PasskeyRowProps extends NamedPasskey {
  onRename: (name: string) => unknown
  onRemove: () => unknown
}

/** One passkey of the list. Renders `<li>`. */
export function PasskeyRow({ name, added, lastUsed, onRename, onRemove }: PasskeyRowProps) {
  const intl = useIntl()
  const dates = useDates()
  const rename = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'shown' | 'renaming' | 'asking' | 'removing'>('shown')
  const seen =
    lastUsed === null
      ? intl.formatMessage(messages.added, { day: dates.instant(added, 'LL') })
      : intl.formatMessage(messages.seen, { day: dates.instant(lastUsed, 'LL') })

  function show() {
    setState('shown')
    // The button comes back with the next drawing.
    requestAnimationFrame(() => rename.current?.focus())
  }

  async function save({ name: wanted = '' }: Record<string, string>) {
    await onRename(wanted)
    show()
  }

  async function remove() {
    setState('removing')
    try {
      await onRemove()
    } finally {
      setState('shown')
    }
  }

  return (
    <li className={styles.row}>
      {state === 'renaming' ? (
        <Form onSubmit={save}>
          <TextField
            name="name"
            label={<FormattedMessage {...messages.name} />}
            defaultValue={name}
            maxLength={60}
            autoFocus
          />
          <SubmitRow onCancel={show}>
            <FormattedMessage {...messages.rename} />
          </SubmitRow>
        </Form>
      ) : (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.seen}>{seen}</span>
          <span className={styles.ways}>
            <Button
              ref={rename}
              variant="tertiary"
              size="s"
              aria-label={intl.formatMessage(messages.renameOf, { name })}
              onClick={() => setState('renaming')}
            >
              <FormattedMessage {...messages.rename} />
            </Button>
            <Button
              variant="tertiary"
              size="s"
              aria-label={intl.formatMessage(messages.removeOf, { name })}
              onClick={() => setState('asking')}
            >
              <FormattedMessage {...messages.remove} />
            </Button>
          </span>
        </>
      )}
      <ConfirmDialog
        open={state === 'asking' || state === 'removing'}
        onOpenChange={(open) => {
          if (!open) setState('shown')
        }}
        title={<FormattedMessage {...messages.sure} values={{ name }} />}
        confirmLabel={<FormattedMessage {...messages.remove} />}
        busy={state === 'removing'}
        busyLabel={<FormattedMessage {...messages.removing} />}
        onConfirm={() => void remove()}
      >
        <p>
          <FormattedMessage {...messages.follows} />
        </p>
      </ConfirmDialog>
    </li>
  )
}
