import { type ComponentType, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import type { InPlace } from '../../private/inPlace.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useDisabled } from '../../private/useDisabled.ts'
import { useFormReset } from '../../private/useFormReset.ts'
import { useLoaded } from '../../private/useLoaded.ts'
import { writingDirection } from '../../private/writingDirection.ts'
import { RichText } from '../../text/RichText/RichText.tsx'
import { EditorFoot } from './EditorFoot.tsx'
import type { EditorSurfaceProps } from './EditorSurface.tsx'
import { countWords } from './editorHtml.ts'
import { richTextEditorMessages as messages } from './messages.ts'
import * as styles from './RichTextEditor.css.ts'

/** Only who writes loads what it takes. */
const loadSurface = () => import('./EditorSurface.tsx')

export interface RichTextBoxProps
  extends Pick<EditorSurfaceProps, 'label' | 'pickImage' | 'foot' | 'placeholder'> {
  /** Of the control, as a field gives it. */
  control: {
    id: string
    name: string
    'aria-invalid': boolean
    'aria-describedby'?: string
    'data-in-place'?: InPlace | undefined
  }
  /** In place, and the other language is written. */
  missing?: boolean
  value?: string
  defaultValue?: string
  onValueChange?: (html: string) => void
  required: boolean
  disabled?: boolean
  /** The language of what is written, as in the `lang` attribute. */
  lang?: string
  /** Brings the editor; the same function each time. */
  load?: () => Promise<{ default: ComponentType<EditorSurfaceProps> }>
}

/**
 * The control of a rich text, without label and message: its HTML travels in a hidden input of the form. Labelled by
 * the element with the id of the control and `-label`. Renders `<div>`.
 */
export function RichTextBox({
  control,
  value,
  defaultValue = '',
  onValueChange,
  label,
  required,
  disabled: own = false,
  lang,
  pickImage,
  foot,
  placeholder,
  missing = false,
  load = loadSurface,
}: RichTextBoxProps) {
  const intl = useIntl()
  const [EditorSurface, wanted, want] = useLoaded(load, true)
  const hidden = useRef<HTMLInputElement>(null)
  const waiting = useRef<HTMLDivElement>(null)
  const disabled = useDisabled(hidden, own)
  const [written, setWritten] = useState(value ?? defaultValue)
  const html = value ?? written
  const { id } = control

  useEffect(() => {
    if (hidden.current) hidden.current.value = html
  }, [html])

  function write(next: string) {
    setWritten(next)
    onValueChange?.(next)
    if (!hidden.current) return
    hidden.current.value = next
    // As any other control does, for the form around it.
    hidden.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  useFormReset(hidden, () => value === undefined && write(defaultValue))

  const { 'aria-invalid': invalid, 'aria-describedby': described } = control
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': joinClasses(described, `${id}-keys`),
      'aria-invalid': String(invalid),
      'aria-required': String(required),
      'aria-disabled': String(disabled),
      ...(lang === undefined ? {} : { lang, dir: writingDirection(lang) }),
    }),
    [id, described, invalid, required, disabled, lang]
  )

  return (
    <div
      className={styles.box}
      onPointerDown={() => want(true)}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      data-in-place={control['data-in-place']}
      data-empty={wordsIn(html) === 0 && !html.includes('<img') ? '' : undefined}
      data-missing={missing || undefined}
    >
      <input type="hidden" ref={hidden} name={control.name} defaultValue={html} disabled={own} />
      <VisuallyHidden id={`${id}-keys`}>{intl.formatMessage(messages.help)}</VisuallyHidden>
      {EditorSurface ? (
        <EditorSurface
          html={html}
          onHtml={write}
          label={label}
          disabled={disabled}
          pickImage={pickImage}
          foot={foot}
          placeholder={placeholder}
          attributes={attributes}
          // Whoever has reached the text goes on in it.
          focused={waiting.current?.contains(document.activeElement) ?? false}
        />
      ) : (
        <WaitingEditor
          ref={waiting}
          html={html}
          lang={lang}
          foot={foot}
          placeholder={placeholder}
          labelledBy={`${id}-label`}
          // While it is on its way the text keeps the focus, and does not ask for it.
          tabIndex={disabled ? undefined : wanted ? -1 : 0}
          onReach={() => want(true)}
        />
      )}
    </div>
  )
}

interface WaitingEditorProps extends Pick<RichTextBoxProps, 'lang' | 'foot' | 'placeholder'> {
  ref: Ref<HTMLDivElement>
  html: string
  /** The id of its label. */
  labelledBy: string
  tabIndex: number | undefined
  /** Called when the focus comes to the text. */
  onReach: () => void
}

/**
 * The text in the place where it will be written in: nothing moves when the editor comes. Whoever reaches for it asks for
 * the editor, by keys too.
 */
function WaitingEditor({
  ref,
  html,
  lang,
  foot,
  placeholder,
  labelledBy,
  tabIndex,
  onReach,
}: WaitingEditorProps) {
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.toolbar} />
      </div>
      <div className={styles.body} data-placeholder={placeholder}>
        <RichText
          ref={ref}
          role="group"
          aria-labelledby={labelledBy}
          tabIndex={tabIndex}
          onFocus={onReach}
          trustedHtml={html}
          lang={lang}
          dir={lang && writingDirection(lang)}
          className={styles.text}
        />
      </div>
      <EditorFoot words={wordsIn(html)}>{foot}</EditorFoot>
    </>
  )
}

function wordsIn(html: string): number {
  return countWords(html.replaceAll(/<[^>]*>/g, ' '))
}
