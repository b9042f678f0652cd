import type { Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { Icon } from '../../controls/Icon/Icon.tsx'
import { documentAccept, imageAccept } from '../../private/imageFile.ts'
import { sayAccepts } from '../../private/imageFileMessages.ts'
import * as styles from './ImageManager.css.ts'
import { imageManagerMessages as messages } from './messages.ts'

interface DropBarProps {
  /** The hidden input that opens the browser's own dialog. */
  picker: Ref<HTMLInputElement>
  onChoose: () => void
  onFiles: (files: readonly File[]) => void
  /** How many files hang over the list; null when none do. */
  over: number | null
  maxBytes: number
  /** Documents can be dropped too. */
  documents: boolean
}

/** Says what can be dropped here, and opens the browser's dialog. */
export function DropBar({ picker, onChoose, onFiles, over, maxBytes, documents }: DropBarProps) {
  const intl = useIntl()
  return (
    <div className={styles.drop} data-over={over !== null || undefined}>
      <Icon name="upload" size="l" />
      <div className={styles.dropWords}>
        <strong>
          {over === null ? (
            <FormattedMessage {...(documents ? messages.dropFiles : messages.drop)} />
          ) : (
            <FormattedMessage
              {...(documents ? messages.dropFilesNow : messages.dropNow)}
              values={{ count: over }}
            />
          )}
        </strong>
        <p className={styles.quiet}>
          {sayAccepts(intl, maxBytes, documents)} <FormattedMessage {...messages.order} />
        </p>
      </div>
      <Button variant="secondary" size="s" data-add="" className={styles.choose} onClick={onChoose}>
        <FormattedMessage {...messages.choose} />
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={documents ? documentAccept : imageAccept}
        // Not a field of the form around it.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => {
          onFiles(Array.from(event.currentTarget.files ?? []))
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
