import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { ring } from '../../private/ring.css.ts'
import * as styles from './ConflictDialog.css.ts'
import type { ConflictChoice, ConflictField } from './conflictField.ts'
import { conflictDialogMessages as messages } from './messages.ts'
import { VersionText } from './VersionText.tsx'

interface ConflictRowProps {
  field: ConflictField
  choice: ConflictChoice | undefined
  onChoose: (choice: ConflictChoice) => void
}

/** A field's two versions beside each other, one of them to choose. Renders `<fieldset>`. */
export function ConflictRow({ field, choice, onChoose }: ConflictRowProps) {
  const group = useId()
  const version = (kind: 'mine' | 'theirs') => (
    <label className={styles.version}>
      <input
        type="radio"
        name={group}
        className={ring}
        checked={choice?.kind === kind}
        onChange={() => onChoose({ kind })}
      />
      <VersionText text={field[kind]} other={field[kind === 'mine' ? 'theirs' : 'mine']} lang={field.lang} />
    </label>
  )
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{field.label}</legend>
      {version('mine')}
      {version('theirs')}
      {field.joinable ? (
        <div className={styles.join}>
          {choice?.kind === 'joined' ? (
            <TextArea
              name={group}
              label={<FormattedMessage {...messages.joined} values={{ label: field.label }} />}
              lang={field.lang}
              rows={5}
              value={choice.text}
              onChange={(event) => onChoose({ kind: 'joined', text: event.currentTarget.value })}
            />
          ) : (
            <button
              type="button"
              className={styles.action}
              onClick={() => onChoose({ kind: 'joined', text: `${field.mine}\n\n${field.theirs}` })}
            >
              <FormattedMessage {...messages.join} />
            </button>
          )}
        </div>
      ) : null}
    </fieldset>
  )
}
