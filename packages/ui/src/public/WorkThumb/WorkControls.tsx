import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../../controls/Link/LinkProvider.tsx'
import { Switch } from '../../forms/Switch/Switch.tsx'
import { fill } from '../../private/fill.ts'
import { workControlsMessages as messages } from './controlsMessages.ts'
import { RenewDialog } from './RenewDialog.tsx'
import * as styles from './WorkControls.css.ts'

/** What the super user may do to a work from its tile: its visibility and its secret link. */
export interface WorkControlsProps {
  /** Whether visitors see the work. */
  public: boolean
  /** Called with what it is to become; its owner sets it at once and takes it back when saving fails. */
  onPublicChange: (isPublic: boolean) => void
  /**
   * While the visibility is being saved.
   * @default false
   */
  saving?: boolean
  /** The address that shows the work to whoever has it, private or not. Without it there is nothing to open. */
  secretHref?: string
  /** Called to replace the secret link, once the super user has said yes: the old one stops working. */
  onRenew?: () => void
  /**
   * While the secret link is being replaced.
   * @default false
   */
  renewing?: boolean
  /**
   * The last of these actions failed: the reason in words, or `true` for "The action failed". Read out when
   * it appears.
   */
  error?: ReactNode
}

/** The strip under a work's tile. Renders `<fieldset>` named after the work. Loaded on demand: visitors never see it. */
export default function WorkControls({
  title,
  public: isPublic,
  onPublicChange,
  saving = false,
  secretHref,
  onRenew,
  renewing = false,
  error,
}: WorkControlsProps & { title: string }) {
  const intl = useIntl()
  const Link = useLink()
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <fieldset
      aria-label={fill(intl, messages.controls, { title })}
      // What is printed is handed to visitors.
      data-screen=""
      className={styles.strip}
    >
      <Switch
        size="s"
        label={<FormattedMessage {...messages.public} />}
        checked={isPublic}
        onCheckedChange={onPublicChange}
        busy={saving}
      />
      <span className={styles.secret}>
        {secretHref ? (
          <Link href={secretHref} className={styles.action}>
            <FormattedMessage {...messages.secretLink} />
          </Link>
        ) : null}
        {onRenew ? (
          <button
            type="button"
            aria-disabled={renewing || undefined}
            aria-busy={renewing || undefined}
            aria-haspopup="dialog"
            aria-expanded={asking === 'open'}
            onClick={renewing ? undefined : () => setAsking('open')}
            className={styles.action}
          >
            <FormattedMessage {...(renewing ? messages.renewing : messages.renew)} />
          </button>
        ) : null}
      </span>
      {error ? (
        <p role="alert" className={styles.failure}>
          {error === true ? <FormattedMessage {...messages.failed} /> : error}
        </p>
      ) : null}
      {asking === 'never' ? null : (
        <RenewDialog
          work={title}
          open={asking === 'open'}
          onOpenChange={(open) => setAsking(open ? 'open' : 'closed')}
          onConfirm={() => {
            setAsking('closed')
            onRenew?.()
          }}
        />
      )}
    </fieldset>
  )
}
