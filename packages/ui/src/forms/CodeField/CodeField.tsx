import { type ClipboardEvent, type ComponentPropsWithRef, type InputEvent, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { joinClasses } from '../../private/joinClasses.ts'
import { joinHandlers } from '../../private/joinHandlers.ts'
import { control } from '../Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../Field/Field.tsx'
import * as styles from './CodeField.css.ts'
import { codeDigits, codeLength } from './codeDigits.ts'

const messages = {
  label: { id: 'codeField.label', defaultMessage: 'Código de seis dígitos' },
} as const

export interface CodeFieldProps
  extends Pick<FieldProps, 'hint' | 'wide' | 'error' | 'className'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      keyof FieldProps | 'type' | 'required' | 'inputMode' | 'autoComplete'
    > {
  /**
   * The key of the field in what is sent and in the server's errors.
   * @default 'code'
   */
  name?: string
  /**
   * What the field asks for.
   * @default 'Six-digit code'
   */
  label?: FieldProps['label']
  /** Called with the code as soon as its last digit is there, and not again before it is another one. */
  onComplete?: (code: string) => void
}

/**
 * The six digits of a mailed code, in one field: a phone offers the code from its messages, and a code pasted with
 * spaces or words around it is understood. Renders `<div>` around `<input>`; `className` goes to the `<div>`, the
 * ref and every other prop to the `<input>`.
 *
 * Use it for the code of a sign-in. Use `TextField` instead for any other number or word.
 */
export function CodeField({
  name = 'code',
  label = <FormattedMessage {...messages.label} />,
  hint,
  wide,
  error,
  className,
  onComplete,
  onInput,
  onPaste,
  onCompositionEnd,
  ...props
}: CodeFieldProps) {
  const field = useField(name, hint, props, error)
  const last = useRef('')

  function keepDigits(event: InputEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const digits = codeDigits(input.value)
    // Written only when it differs: writing moves the caret to the end.
    if (digits !== input.value) {
      // What is being composed is left alone until it stands.
      if (event.nativeEvent.isComposing) return onInput?.(event)
      input.value = digits
    }
    onInput?.(event)
    if (digits.length === codeLength && digits !== last.current) onComplete?.(digits)
    last.current = digits
  }

  function pasteWhole(event: ClipboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const digits = codeDigits(event.clipboardData.getData('text'))
    if (digits.length < codeLength) return
    // The page has emptied the field: any code is another one.
    if (input.value === '') last.current = ''
    // A whole code takes the place of whatever was there, wherever the caret stood.
    event.preventDefault()
    write(input, digits)
  }

  function write(input: HTMLInputElement, digits: string) {
    // Not as its `value`, which React would take for its own doing: `onChange` would not hear of it.
    input.setRangeText(digits, 0, input.value.length, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <Field field={field} label={label} hint={hint} wide={wide} className={className}>
      <input
        {...props}
        {...field.control}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        required
        onInput={keepDigits}
        onPaste={joinHandlers(onPaste, pasteWhole)}
        onCompositionEnd={joinHandlers(onCompositionEnd, ({ currentTarget }) => {
          const digits = codeDigits(currentTarget.value)
          if (digits !== currentTarget.value) write(currentTarget, digits)
        })}
        className={joinClasses(control, styles.code)}
      />
    </Field>
  )
}
