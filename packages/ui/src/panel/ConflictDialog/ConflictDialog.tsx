import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import { DateText } from '../../dates/DateText/DateText.tsx'
import { title as titleClass } from '../../feedback/Dialog/Dialog.css.ts'
import { DialogFrame, type DialogFrameProps } from '../../feedback/Dialog/DialogFrame.tsx'
import { ModalTitle } from '../../private/modal/Modal.tsx'
import * as styles from './ConflictDialog.css.ts'
import { ConflictRow } from './ConflictRow.tsx'
import type { ConflictChoices, ConflictField } from './conflictField.ts'
import { conflictDialogMessages as messages } from './messages.ts'

export interface ConflictDialogProps
  extends Omit<DialogFrameProps, 'box' | 'veilCloses' | 'initialFocus' | 'children'> {
  /** Who saved in between; left out where it was the same person, in another window. */
  name?: string | undefined
  /** When, ISO. */
  at: string
  /** The fields that changed on both sides, each in its own way. */
  fields: readonly ConflictField[]
  /** What came together by itself: "Technique, by Federico". */
  merged?: ReactNode
  /** Called with a choice for every field. */
  onSave: (choices: ConflictChoices) => void
  /**
   * While it is being saved: nothing closes the dialog.
   * @default false
   */
  busy?: boolean
}

const conflictWithAnother = {
  title: messages.title,
  text: messages.text,
  mine: messages.mine,
  theirs: messages.theirs,
}
const conflictWithOneself = {
  title: messages.ownTitle,
  text: messages.ownText,
  mine: messages.ownMine,
  theirs: messages.ownTheirs,
}

/**
 * Two versions of a record side by side, field by field, for whoever saves second. Nothing is chosen beforehand, and
 * nothing is saved before every field is. Renders `<div role="alertdialog">`.
 *
 * Use it when the server says that somebody saved in between. Use `ConfirmDialog` instead for a question with a yes
 * and a no.
 */
export function ConflictDialog({
  name,
  at,
  fields,
  merged,
  onSave,
  onOpenChange,
  busy = false,
  ...props
}: ConflictDialogProps) {
  const textId = useId()
  const change = (open: boolean) => {
    if (!busy) onOpenChange(open)
  }
  return (
    <DialogFrame
      aria-describedby={textId}
      {...props}
      role="alertdialog"
      onOpenChange={change}
      box="wide"
      veilCloses={false}
    >
      <Versions
        textId={textId}
        name={name}
        at={at}
        fields={fields}
        merged={merged}
        onSave={onSave}
        busy={busy}
        onLater={() => change(false)}
      />
    </DialogFrame>
  )
}

interface VersionsProps extends Pick<ConflictDialogProps, 'name' | 'at' | 'fields' | 'merged' | 'onSave'> {
  /** The id of what says how many there are to choose between. */
  textId: string
  busy: boolean
  /** Called when none is to be saved yet. */
  onLater: () => void
}

/** What the dialog holds: it goes with it, and so does what was chosen of versions that may be others the next time. */
function Versions({ textId, name, at, fields, merged, onSave, busy, onLater }: VersionsProps) {
  const [choices, setChoices] = useState<ConflictChoices>({})
  const words = name === undefined ? conflictWithOneself : conflictWithAnother
  const chosen = fields.filter(({ id }) => choices[id]).length
  const all = (kind: 'mine' | 'theirs') => (
    <button
      type="button"
      className={styles.action}
      onClick={() => setChoices(Object.fromEntries(fields.map(({ id }) => [id, { kind }])))}
    >
      <FormattedMessage {...messages.all} />
    </button>
  )
  return (
    <>
      <div className={styles.content}>
        <div>
          <ModalTitle className={titleClass}>
            <FormattedMessage {...words.title} values={{ name }} />
          </ModalTitle>
          <p id={textId} className={styles.text}>
            <FormattedMessage {...words.text} values={{ count: fields.length }} />
          </p>
        </div>
        <div className={styles.heads}>
          <Head
            title={<FormattedMessage {...words.mine} />}
            when={<FormattedMessage {...messages.mineWhen} />}
          >
            {all('mine')}
          </Head>
          <Head
            title={<FormattedMessage {...words.theirs} values={{ name }} />}
            when={
              <FormattedMessage
                {...messages.theirsWhen}
                values={{ time: <DateText value={at} format="HH:mm" /> }}
              />
            }
          >
            {all('theirs')}
          </Head>
        </div>
        {fields.map((field) => (
          <ConflictRow
            key={field.id}
            field={field}
            choice={choices[field.id]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [field.id]: choice }))}
          />
        ))}
        {merged ? <p className={styles.merged}>{merged}</p> : null}
      </div>
      <div className={styles.foot}>
        <span role="status" className={styles.count}>
          <FormattedMessage {...messages.chosen} values={{ chosen, count: fields.length }} />
        </span>
        <Button variant="tertiary" disabled={busy} onClick={onLater}>
          <FormattedMessage {...messages.later} />
        </Button>
        <Button
          disabled={chosen < fields.length}
          busy={busy}
          busyLabel={<FormattedMessage {...messages.saving} />}
          onClick={() => onSave(choices)}
        >
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </>
  )
}

/** Over one of the two columns: whose it is, since when, and all of it at once. */
function Head({ title, when, children }: { title: ReactNode; when: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <span>
        <b>{title}</b> <span className={styles.when}>{when}</span>
      </span>
      {children}
    </div>
  )
}
