import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLink } from '../Link/LinkProvider.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { workThumbMessages as messages } from './messages.ts'
import * as styles from './WorkThumb.css.ts'

/** What the super user may do to a work from its tile (spec §4: visibility and secret link). */
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
  /** Called to replace the secret link: the old one stops working. */
  onRenew?: () => void
  /**
   * While the secret link is being replaced.
   * @default false
   */
  renewing?: boolean
  /** Why the last of these actions failed: "Error intentando la acción". Read out when it appears. */
  error?: ReactNode
}

/** The strip under a work's tile. Renders `<fieldset>` named after the work. */
export function WorkControls({
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
  return (
    <fieldset aria-label={intl.formatMessage(messages.controls, { title })} className={styles.strip}>
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
            onClick={renewing ? undefined : onRenew}
            className={styles.action}
          >
            <FormattedMessage {...messages.renew} />
          </button>
        ) : null}
      </span>
      {error ? (
        <p role="alert" className={styles.failure}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
