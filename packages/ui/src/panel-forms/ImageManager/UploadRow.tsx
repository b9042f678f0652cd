import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { sayProgress } from '../../private/imageFileMessages.ts'
import { LocalImage } from '../../private/LocalImage.tsx'
import { ProgressBar } from '../../private/ProgressBar.tsx'
import { useObjectUrl } from '../../private/useObjectUrl.ts'
import * as styles from './ImageManager.css.ts'
import { imageManagerMessages as messages } from './messages.ts'
import { phaseOf, type Upload } from './uploadQueue.ts'

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  /** Opens the dialog for another file, which comes in its place. */
  onAnother: () => void
  onRemove: () => void
}

/** A file on its way, or why it is not. Renders `<li>`. */
export function UploadRow({ upload, onRetry, onAnother, onRemove }: UploadRowProps) {
  const intl = useIntl()
  const { file, state, loaded } = upload
  const { name } = file
  const url = useObjectUrl(state === 'refused' ? null : file)
  const running = state === 'waiting' || state === 'sending'
  const phase = phaseOf(upload)
  return (
    <li className={styles.upload} data-stopped={running ? undefined : ''}>
      <span className={styles.uploadThumb}>
        {url ? <LocalImage key={url} src={url} className={styles.local} /> : null}
      </span>
      <span className={styles.uploadName}>{name}</span>
      <span className={styles.uploadState}>
        {state === 'waiting' ? (
          <span className={styles.quiet}>
            <FormattedMessage {...messages.waiting} />
          </span>
        ) : null}
        {state === 'sending' ? <ProgressBar label={name} share={file.size ? loaded / file.size : 0} /> : null}
        {running ? null : (
          <span className={styles.failure}>
            {upload.message ?? <FormattedMessage {...messages.failed} />}
          </span>
        )}
      </span>
      <span className={styles.uploadNote}>
        {phase === 'sending' ? sayProgress(intl, loaded, file.size) : null}
        {phase === 'preparing' ? <FormattedMessage {...messages.preparing} /> : null}
        {running ? null : (
          <span className={styles.uploadWays}>
            {state === 'failed' ? (
              <button
                type="button"
                className={styles.action}
                aria-label={intl.formatMessage(messages.retryOf, { name })}
                onClick={onRetry}
              >
                <FormattedMessage {...messages.retry} />
              </button>
            ) : null}
            <button
              type="button"
              className={styles.action}
              aria-label={intl.formatMessage(messages.anotherOf, { name })}
              onClick={onAnother}
            >
              <FormattedMessage {...messages.another} />
            </button>
          </span>
        )}
      </span>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={intl.formatMessage(running ? messages.cancelOf : messages.dismissOf, { name })}
        onClick={onRemove}
      >
        <Icon name="close" size="m" />
      </button>
    </li>
  )
}
