import { FormattedMessage } from 'react-intl'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form, type FormProps } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { joinClasses } from '../../private/joinClasses.ts'
import { profileFormMessages as messages } from './messages.ts'
import { PendingAddress } from './PendingAddress.tsx'
import * as styles from './ProfileForm.css.ts'
import { useAddressField } from './useAddressField.ts'

/** Who the visitor is, under the names that the API knows. */
export interface ProfileValues {
  first_name: string
  last_name: string
  email: string
  phone: string
}

export interface ProfileFormProps extends Omit<FormProps, 'children' | 'onSubmit'> {
  /**
   * What is saved. Another address here, or another that waits, fills the field of the address anew, unless something
   * else has been typed there meanwhile.
   */
  profile: ProfileValues
  /** A new address that waits until the link that was sent there is opened; a line under the field says so. */
  pendingEmail?: string
  /** Sends that link again. */
  onResend?: () => void
  /** Gives the new address up. */
  onDiscard?: () => void
  /**
   * Whether it appears 100 ms after the page around it.
   * @default false
   */
  delayed?: boolean
  /** Called with what was typed; a promise that it gives back makes the form busy until it settles. */
  onSubmit?: (values: ProfileValues) => unknown
}

/** The values of a form's fields as a profile; what a field does not say is empty. */
function profileValues(values: Readonly<Record<string, string>>): ProfileValues {
  const { first_name = '', last_name = '', email = '', phone = '' } = values
  return { first_name, last_name, email, phone }
}

/**
 * A visitor's own data. Renders `<form>`.
 *
 * Use it on the visitor's own page. Use `BookingForm` instead when somebody books, and `LoginForm` for who is not
 * known yet.
 */
export function ProfileForm({
  profile,
  pendingEmail,
  onResend,
  onDiscard,
  delayed = false,
  onSubmit,
  className,
  ...props
}: ProfileFormProps) {
  const address = useAddressField(profile.email, pendingEmail)
  return (
    <Form
      {...props}
      className={joinClasses(delayed && styles.delayed, className)}
      onSubmit={
        onSubmit &&
        ((values) => {
          const sent = profileValues(values)
          address.onSent(sent.email)
          return onSubmit(sent)
        })
      }
    >
      <FieldGrid>
        <TextField
          name="first_name"
          label={<FormattedMessage {...messages.firstName} />}
          autoComplete="given-name"
          defaultValue={profile.first_name}
        />
        <TextField
          name="last_name"
          label={<FormattedMessage {...messages.lastName} />}
          autoComplete="family-name"
          defaultValue={profile.last_name}
        />
        <div className={styles.address}>
          <TextField
            ref={address.ref}
            name="email"
            type="email"
            label={<FormattedMessage {...messages.email} />}
            autoComplete="email"
            defaultValue={profile.email}
          />
          <div role="status">
            {pendingEmail === undefined ? null : (
              <PendingAddress
                email={pendingEmail}
                onResend={onResend}
                onDiscard={
                  onDiscard &&
                  (() => {
                    // The button goes with what is given up.
                    address.ref.current?.focus()
                    onDiscard()
                  })
                }
              />
            )}
          </div>
        </div>
        <TextField
          name="phone"
          type="tel"
          label={<FormattedMessage {...messages.phone} />}
          optional
          autoComplete="tel"
          defaultValue={profile.phone}
        />
      </FieldGrid>
      <SubmitRow>
        <FormattedMessage {...messages.save} />
      </SubmitRow>
    </Form>
  )
}
