import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { control } from '../../forms/Field/Field.css.ts'
import { Field, type FieldProps, useField } from '../../forms/Field/Field.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx'
import { copyText, selectText } from '../../private/copyText.ts'
import { joinClasses } from '../../private/joinClasses.ts'
import { useJoinedRef } from '../../private/useJoinedRef.ts'
import * as styles from './LinkField.css.ts'

const messages = {
  copy: { id: 'linkField.copy', defaultMessage: 'Copiar' },
  copyOf: { id: 'linkField.copyOf', defaultMessage: 'Copiar: {label}' },
  copied: { id: 'linkField.copied', defaultMessage: 'Copiado' },
  copiedOf: { id: 'linkField.copiedOf', defaultMessage: 'Copiado: {label}' },
  byHand: { id: 'linkField.byHand', defaultMessage: 'El navegador no deja copiar. Copialo a mano: Ctrl C.' },
} as const

/** How long the button says that it has copied, in milliseconds. */
const copiedFor = 4_000

export interface LinkFieldProps
  extends Pick<FieldProps, 'hint' | 'wide' | 'className'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'readOnly' | 'name' | 'className'
    > {
  /** What the address opens: "Link secreto". */
  label: string
  /** The whole address, with its protocol. */
  value: string
}

/**
 * An address to be read and copied. Renders `<div>` around `<input readonly>` and its button; `className` goes to the
 * `<div>`, the ref and every other prop to the `<input>`.
 *
 * Use it for a link that is passed on. Use `Link` instead for one to follow here.
 */
export function LinkField({ label, value, hint, wide, className, ref, ...props }: LinkFieldProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'byHand'>()
  const note = outcome === 'byHand' ? <FormattedMessage {...messages.byHand} /> : hint
  const field = useField('', note, props)

  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    // Selected, it is one key away where it cannot be copied.
    if (input.current) selectText(input.current)
    setOutcome((await copyText(value)) ? 'copied' : 'byHand')
  }

  return (
    <Field field={field} label={label} hint={note} wide={wide} className={className}>
      <div className={styles.row}>
        <input
          {...props}
          {...field.control}
          ref={useJoinedRef(input, ref)}
          name={undefined}
          readOnly
          value={value}
          className={joinClasses(control, styles.address)}
        />
        <button
          type="button"
          aria-label={intl.formatMessage(outcome === 'copied' ? messages.copiedOf : messages.copyOf, {
            label,
          })}
          className={styles.copy}
          onClick={() => void copy()}
        >
          <FormattedMessage {...(outcome === 'copied' ? messages.copied : messages.copy)} />
        </button>
      </div>
      <VisuallyHidden role="status">
        {outcome === 'copied' ? <FormattedMessage {...messages.copied} /> : null}
      </VisuallyHidden>
    </Field>
  )
}
