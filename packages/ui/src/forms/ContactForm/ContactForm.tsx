import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts'
import { FieldGrid } from '../Form/FieldGrid.tsx'
import { Form, type FormProps } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as styles from './ContactForm.css.ts'

const messages = {
  name: { id: 'contactForm.name', defaultMessage: 'Nombre' },
  email: { id: 'contactForm.email', defaultMessage: 'Email' },
  subject: { id: 'contactForm.subject', defaultMessage: 'Asunto' },
  message: { id: 'contactForm.message', defaultMessage: 'Mensaje' },
  send: { id: 'contactForm.send', defaultMessage: 'Enviar mensaje' },
  sending: { id: 'contactForm.sending', defaultMessage: 'Enviando…' },
  trap: { id: 'contactForm.trap', defaultMessage: 'Dejá este campo vacío' },
  thanks: { id: 'contactForm.thanks', defaultMessage: 'Gracias por escribirnos. Te respondemos por mail.' },
} as const

/** A message to the gallery, under the names that the API knows. */
export interface ContactValues {
  name: string
  email: string
  subject: string
  message: string
}

export interface ContactFormProps extends Omit<FormProps, 'children' | 'onSubmit'> {
  /** What the fields hold at first: the visitor's profile, the work that is asked about. */
  defaultValues?: Partial<ContactValues>
  /** What tells people from robots, above the button; its fields come along in what is sent. */
  guard?: ReactNode
  /**
   * The name of a field that no person sees, so that only robots fill it in: for a form that is sent without scripts,
   * which most guards need.
   */
  trap?: string
  /** Called with what was typed and what the guard adds. A promise makes the form busy until it settles. */
  onSubmit?: (values: ContactValues & Readonly<Record<string, string>>) => unknown
  /**
   * The message has gone: thanks stand in the place of the form.
   * @default false
   */
  sent?: boolean
  /**
   * The thanks.
   * @default 'Thank you for writing. We will answer by e-mail.'
   */
  thanks?: ReactNode
}

/** The form's values as a message; what a field does not say is empty. */
function contactValues(values: Readonly<Record<string, string>>) {
  const { name = '', email = '', subject = '', message = '', ...guard } = values
  return { ...guard, name, email, subject, message }
}

/**
 * A message to the gallery: who writes, about what, and the text. Renders `<form>`, or, once it was sent, `<p>` with
 * the thanks.
 *
 * Use it on the contact page and under a work that is asked about. Use `BookingForm` instead when a slot is booked.
 */
export function ContactForm({
  defaultValues = {},
  guard,
  trap,
  onSubmit,
  sent = false,
  thanks = <FormattedMessage {...messages.thanks} />,
  ...props
}: ContactFormProps) {
  if (sent) return <Thanks>{thanks}</Thanks>
  return (
    <Form {...props} onSubmit={onSubmit && ((values) => onSubmit(contactValues(values)))}>
      <FieldGrid>
        <TextField
          name="name"
          label={<FormattedMessage {...messages.name} />}
          autoComplete="name"
          defaultValue={defaultValues.name}
        />
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage {...messages.email} />}
          autoComplete="email"
          defaultValue={defaultValues.email}
        />
        <TextField
          name="subject"
          label={<FormattedMessage {...messages.subject} />}
          wide
          defaultValue={defaultValues.subject}
        />
        <TextArea
          name="message"
          label={<FormattedMessage {...messages.message} />}
          wide
          rows={9}
          defaultValue={defaultValues.message}
        />
      </FieldGrid>
      {trap === undefined ? null : <Trap name={trap} />}
      {guard}
      <SubmitRow busyLabel={<FormattedMessage {...messages.sending} />}>
        <FormattedMessage {...messages.send} />
      </SubmitRow>
    </Form>
  )
}

/** Out of sight, out of the order of the keys and of what is read out; a browser that draws no styles shows its words. */
function Trap({ name }: { name: string }) {
  return (
    <label aria-hidden className={hidden}>
      <FormattedMessage {...messages.trap} />
      <input name={name} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

/** Takes the focus that the button had, so that it is read out and the page does not jump. */
function Thanks({ children }: { children: ReactNode }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <p ref={sentence} tabIndex={-1} className={styles.thanks}>
      {children}
    </p>
  )
}
