import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../../controls/Icon/Icon.tsx'
import type { IconName } from '../../controls/Icon/iconPaths.ts'
import { richTextEditorMessages as messages } from './messages.ts'
import * as styles from './RichTextEditor.css.ts'
import type { useToolFocus } from './useToolFocus.ts'

/** What the toolbar shows of the place where the caret is. */
function toolState(editor: Editor) {
  return {
    heading: editor.isActive('heading'),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    list: editor.isActive('bulletList'),
    ordered: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

interface EditorToolbarProps {
  editor: Editor
  /** What the text is, for the toolbar's name. */
  label: string
  /** Of the text's element. */
  controls: string
  focus: ReturnType<typeof useToolFocus>
  disabled: boolean
  onLink: () => void
  /** Without it there is no button for images. */
  onImage?: () => void
  ref: Ref<HTMLDivElement>
}

/** The buttons over a text. Renders `<div role="toolbar">`, one stop of the tab key. */
export function EditorToolbar({
  editor,
  label,
  controls,
  focus,
  disabled,
  onLink,
  onImage,
  ref,
}: EditorToolbarProps) {
  const intl = useIntl()
  const state = useEditorState({ editor, selector: ({ editor }) => toolState(editor) })
  const run = () => editor.chain().focus()
  const tool = (at: number) => ({ ...focus.tool(at), disabled })
  const say = (message: keyof typeof messages) => intl.formatMessage(messages[message])

  function keys(event: KeyboardEvent) {
    if (event.key !== 'Escape') return focus.onKeyDown(event)
    // A dialog around it stays open.
    event.preventDefault()
    editor.commands.focus()
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={intl.formatMessage(messages.toolbar, { label })}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={keys}
    >
      <select
        {...tool(0)}
        aria-label={say('block')}
        value={state.heading ? 'heading' : 'paragraph'}
        className={styles.block}
        onChange={(event) => {
          if (event.currentTarget.value === 'heading') editor.chain().setHeading({ level: 3 }).run()
          else editor.chain().setParagraph().run()
        }}
      >
        <option value="paragraph">{say('paragraph')}</option>
        <option value="heading">{say('heading')}</option>
      </select>
      <div className={styles.group}>
        <Tool
          {...tool(1)}
          label={say('bold')}
          keys="Control+B"
          pressed={state.bold}
          onUse={() => run().toggleBold().run()}
        >
          <span className={styles.bold}>
            <FormattedMessage {...messages.boldLetter} />
          </span>
        </Tool>
        <Tool
          {...tool(2)}
          label={say('italic')}
          keys="Control+I"
          pressed={state.italic}
          onUse={() => run().toggleItalic().run()}
        >
          <span className={styles.italic}>
            <FormattedMessage {...messages.italicLetter} />
          </span>
        </Tool>
        <Tool {...tool(3)} label={say('link')} icon="link" pressed={state.link} onUse={onLink} />
      </div>
      <div className={styles.group}>
        <Tool
          {...tool(4)}
          label={say('list')}
          icon="list"
          pressed={state.list}
          onUse={() => run().toggleBulletList().run()}
        />
        <Tool
          {...tool(5)}
          label={say('orderedList')}
          icon="list-ordered"
          pressed={state.ordered}
          onUse={() => run().toggleOrderedList().run()}
        />
        <Tool
          {...tool(6)}
          label={say('quote')}
          icon="quote"
          pressed={state.quote}
          onUse={() => run().toggleBlockquote().run()}
        />
        {onImage ? <Tool {...tool(7)} label={say('image')} icon="image" onUse={onImage} /> : null}
      </div>
      <div className={styles.group}>
        <Tool
          {...tool(onImage ? 8 : 7)}
          label={say('undo')}
          keys="Control+Z"
          icon="undo"
          isEnd={!state.canUndo}
          onUse={() => run().undo().run()}
        />
        <Tool
          {...tool(onImage ? 9 : 8)}
          label={say('redo')}
          keys="Control+Shift+Z"
          icon="redo"
          isEnd={!state.canRedo}
          onUse={() => run().redo().run()}
        />
      </div>
    </div>
  )
}

interface ToolProps {
  'data-tool': string
  tabIndex: number
  onFocus: () => void
  label: string
  /** As in `aria-keyshortcuts`. */
  keys?: string
  icon?: IconName
  /** Undefined for what is done once rather than switched on. */
  pressed?: boolean
  /** The whole text is. */
  disabled: boolean
  /** There is nothing to do. */
  isEnd?: boolean
  onUse: () => void
  children?: ReactNode
}

function Tool({ label, keys, icon, pressed, isEnd = false, onUse, children, ...props }: ToolProps) {
  return (
    <button
      {...props}
      type="button"
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      // Not `disabled`: the focus would fall out of the toolbar when the last step is undone.
      aria-disabled={isEnd || undefined}
      className={styles.tool}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isEnd) onUse()
      }}
    >
      {icon ? <Icon name={icon} size="m" /> : children}
    </button>
  )
}
