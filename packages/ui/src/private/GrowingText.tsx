import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent } from 'react'
import * as styles from './GrowingText.css.ts'
import { joinClasses } from './joinClasses.ts'

interface GrowingTextProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'rows' | 'onChange' | 'onKeyDown'> {
  /** What is written now. */
  text: string
  onWrite: (text: string) => void
  /** Whether it is one line, which wraps: Enter sends the form, and pasted lines are joined. */
  line: boolean
}

/** What is written in place: as wide as its column, and as high as what is in it. Renders `<div>` around `<textarea>`. */
export function GrowingText({ text, onWrite, line, className, ...props }: GrowingTextProps) {
  return (
    <div className={styles.grow} data-text={text}>
      <textarea
        {...props}
        rows={1}
        className={joinClasses(className, styles.area)}
        onKeyDown={line ? sendByEnter : undefined}
        onChange={({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
          onWrite(line ? value.replaceAll(/\s*\n\s*/g, ' ') : value)
        }
      />
    </div>
  )
}

/** Enter sends the form, as in a field of one line; not while a word is being composed. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
