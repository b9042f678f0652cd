import type { Editor } from '@tiptap/react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../controls/Button/Button.tsx'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { linkAddress } from './linkAddress.ts'
import { richTextEditorMessages as messages } from './messages.ts'
import * as styles from './RichTextEditor.css.ts'

interface LinkPopoverProps {
  editor: Editor
  /** Called when it is to go; the caret is back in the text unless the focus went elsewhere. */
  onClose: () => void
}

/** Where the link under the caret leads. Renders `<div role="dialog">`, not a form: it may stand inside one. */
export function LinkPopover({ editor, onClose }: LinkPopoverProps) {
  const intl = useIntl()
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState(false)
  const linked = editor.isActive('link')
  const before: unknown = editor.getAttributes('link').href

  useEffect(() => {
    // Under the last line of the window it would open out of sight.
    popover.current?.scrollIntoView({ block: 'nearest' })
    input.current?.select()
  }, [])

  function close() {
    onClose()
    editor.commands.focus()
  }

  function apply() {
    const href = linkAddress(input.current?.value ?? '')
    if (href === null) {
      setWrong(true)
      input.current?.focus()
      return
    }
    const text = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !linked) {
      text.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else text.setLink({ href }).run()
    close()
  }

  function keys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      // The dialog around the editor stays open.
      event.stopPropagation()
      close()
    }
    if (event.key === 'Enter' && event.target === input.current) {
      // The form around the editor is not sent.
      event.preventDefault()
      apply()
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A window that loses the focus keeps its place here.
    if (![relatedTarget, document.activeElement].some((to) => currentTarget.contains(to))) onClose()
  }

  return (
    <div
      ref={popover}
      role="dialog"
      aria-label={intl.formatMessage(messages.link)}
      className={styles.popover}
      style={placeUnderCaret(editor)}
      onKeyDown={keys}
      onBlur={leave}
    >
      <label htmlFor={id} className={fieldStyles.label}>
        <FormattedMessage {...messages.address} />
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        defaultValue={typeof before === 'string' ? before : ''}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-error` : undefined}
        className={fieldStyles.control}
        // What is typed here is not yet part of the form.
        onInput={(event) => {
          event.stopPropagation()
          setWrong(false)
        }}
      />
      {wrong ? (
        <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
          <FormattedMessage {...messages.badAddress} />
        </p>
      ) : null}
      <div className={styles.popoverActions}>
        <Button size="s" className={styles.popoverAction} onClick={apply}>
          <FormattedMessage {...messages.done} />
        </Button>
        {linked ? (
          <Button
            size="s"
            variant="tertiary"
            className={styles.popoverAction}
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            <FormattedMessage {...messages.unlink} />
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Under the line of the caret, and inside the text's box: 20rem wide at the most. */
function placeUnderCaret(editor: Editor) {
  const { view, state } = editor
  const caret = view.coordsAtPos(state.selection.from)
  const box = view.dom.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const furthest = Math.max(0, box.width - 20.5 * rem)
  return {
    top: caret.bottom - box.top + 4,
    left: Math.min(Math.max(0.5 * rem, caret.left - box.left), Math.max(0.5 * rem, furthest)),
  }
}
