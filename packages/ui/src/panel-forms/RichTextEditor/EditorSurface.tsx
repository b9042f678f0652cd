import { EditorContent, type EditorOptions, useEditor, useEditorState } from '@tiptap/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { joinClasses } from '../../private/joinClasses.ts'
import { useEchoes } from '../../private/useEchoes.ts'
import { richText } from '../../text/RichText/RichText.css.ts'
import { EditorFoot } from './EditorFoot.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { editorExtensions } from './editorExtensions.ts'
import { countWords, editorHtml } from './editorHtml.ts'
import { LinkPopover } from './LinkPopover.tsx'
import { plainHtml } from './plainHtml.ts'
import * as styles from './RichTextEditor.css.ts'
import { useToolFocus } from './useToolFocus.ts'

/** An image to put into a text. */
export interface RichTextImage {
  src: string
  /** What it shows, for who doesn't see it. */
  alt: string
}

export interface EditorSurfaceProps {
  /** The text, as HTML; another one than what was last written replaces the text. */
  html: string
  onHtml: (html: string) => void
  /** What the text is, for the names of its parts. */
  label: string
  /** Of the element that is written in, as of any control; the same object while they are the same. */
  attributes: Record<string, string>
  disabled: boolean
  /** Begins with the focus in the text. */
  focused: boolean
  /** Asks for an image; null when none was chosen. Without it the text takes no images. */
  pickImage?: () => Promise<RichTextImage | null>
  foot?: ReactNode
  /** What stands there in place, as long as nothing is written. */
  placeholder?: string | undefined
}

/** Toolbar, text and foot; the part of the editor that loads on its first showing. */
export default function EditorSurface({
  html,
  onHtml,
  label,
  attributes,
  disabled,
  focused,
  pickImage,
  foot,
  placeholder,
}: EditorSurfaceProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const shown = useRef(html)
  const echoes = useEchoes()
  const focus = useToolFocus(toolbar)
  const enterToolbar = useRef(focus.enter)
  enterToolbar.current = focus.enter
  const [linking, setLinking] = useState(false)
  // The address of a link is written into the text as well.
  if (disabled && linking) setLinking(false)
  const withImages = pickImage !== undefined
  const extensions = useMemo(() => editorExtensions(withImages), [withImages])
  // Stable: the editor takes in new ones by drawing anew, in the middle of what is being typed.
  const editorProps = useMemo<EditorOptions['editorProps']>(
    () => ({
      attributes: { ...attributes, class: joinClasses(richText, styles.text) },
      transformPastedHTML: plainHtml,
      handleKeyDown: (_view, event) => {
        if (!event.altKey || event.key !== 'F10') return false
        enterToolbar.current()
        return true
      },
    }),
    [attributes]
  )

  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    autofocus: focused,
    // Its rules are in the kit's stylesheet: a strict content security policy refuses a style element.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor }) => {
      shown.current = editorHtml(editor.getHTML())
      echoes.tell(shown.current)
      onHtml(shown.current)
    },
  })

  // The editor keeps how it began; who is told of changes is not told of this.
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  useEffect(() => {
    if (echoes.isEcho(html) || html === shown.current) return
    shown.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, echoes, html])

  const words = useEditorState({
    editor,
    // Of the state, which outlives an editor that React takes down while it waits for another.
    selector: ({ editor: { state } }) => countWords(state.doc.textBetween(0, state.doc.content.size, ' ')),
  })

  async function addImage() {
    const image = await pickImage?.()
    // While it was asked for the text may have been disabled.
    if (image && editor.isEditable) editor.chain().focus().setImage(image).run()
  }

  return (
    <>
      <div className={styles.tools}>
        <EditorToolbar
          ref={toolbar}
          editor={editor}
          label={label}
          controls={attributes.id ?? ''}
          focus={focus}
          disabled={disabled}
          onLink={() => setLinking(true)}
          onImage={pickImage ? addImage : undefined}
        />
      </div>
      <div className={styles.body} data-placeholder={placeholder}>
        <EditorContent editor={editor} className={styles.content} />
        {linking ? <LinkPopover editor={editor} onClose={() => setLinking(false)} /> : null}
      </div>
      <EditorFoot words={words}>{foot}</EditorFoot>
    </>
  )
}
