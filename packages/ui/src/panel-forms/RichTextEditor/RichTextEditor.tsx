import type { ComponentPropsWithRef } from 'react'
import * as fieldStyles from '../../forms/Field/Field.css.ts'
import { FieldNotes, type FieldProps, OptionalMark, useField } from '../../forms/Field/Field.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { RichTextBox, type RichTextBoxProps } from './RichTextBox.tsx'

export interface RichTextEditorProps
  extends Omit<FieldProps, 'label'>,
    Pick<RichTextBoxProps, 'pickImage' | 'foot' | 'disabled'>,
    Omit<ComponentPropsWithRef<'div'>, keyof FieldProps | 'defaultValue' | 'children'> {
  /** What is written: "Historia". */
  label: string
  /** The text as HTML, where its owner keeps it; with `onValueChange`. */
  value?: string
  /** The text at first, as HTML that the server has cleaned. */
  defaultValue?: string
  /**
   * Called with the whole text at each change: HTML of `p`, `h3`, `em`, `strong`, `a`, `ul`, `ol`, `li`, `br` and
   * `blockquote`, and `img` where `pickImage` is given; empty when nothing is written.
   */
  onValueChange?: (html: string) => void
}

/**
 * A text with headings, links, lists and quotes, as `RichText` shows it. What is pasted loses its looks and keeps
 * its structure. The editor itself loads on its first showing. Renders `<div>`; the ref and every other prop go to
 * it, `id` and `lang` to the text.
 *
 * Use it for a text that visitors read in one language. For a text without structure use `TextArea` instead; for
 * two languages, `BilingualField`.
 */
export function RichTextEditor({
  name,
  label,
  optional,
  hint,
  wide,
  error,
  className,
  value,
  defaultValue,
  onValueChange,
  pickImage,
  foot,
  disabled,
  lang,
  id,
  ...props
}: RichTextEditorProps) {
  const field = useField(name, hint, { ...props, id }, error)
  return (
    <div
      {...props}
      className={joinClasses(fieldStyles.field, className)}
      data-wide={wide || undefined}
      data-invalid={field.error !== undefined || undefined}
    >
      <div id={`${field.control.id}-label`} className={fieldStyles.label}>
        {label}
        {optional ? <OptionalMark /> : null}
      </div>
      <RichTextBox
        control={field.control}
        value={value}
        defaultValue={defaultValue}
        onValueChange={onValueChange}
        label={label}
        required={!optional}
        disabled={disabled}
        lang={lang}
        pickImage={pickImage}
        foot={foot}
      />
      <FieldNotes field={field} hint={hint} />
    </div>
  )
}
