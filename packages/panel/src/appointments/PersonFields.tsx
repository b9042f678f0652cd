import { FieldGrid, Stack, Stepper, TextField } from '@gallery/ui'
import type { ReactNode, RefObject } from 'react'
import { FormattedMessage } from 'react-intl'

const names = ['first_name', 'last_name'] as const
const details = [
  { name: 'phone', type: 'tel' },
  { name: 'email', type: 'email' },
  { name: 'comments', type: 'text' },
] as const

interface PersonFieldsProps {
  /** With how many people somebody may come at most. */
  most: number
  /** Why not with more. */
  atMost: ReactNode
  /** Hears with how many they come. */
  onPeople?: (people: number) => void
  /** The field of that. */
  peopleField?: RefObject<HTMLInputElement | null>
  /** What can be done about it, under the field. */
  aboutPeople?: ReactNode
  /**
   * There has to be an address: what they are offered goes by mail.
   * @default false
   */
  reachable?: boolean
}

/** Asks who calls, with how many they come and how to reach them; the first field has the focus. */
export function PersonFields({
  most,
  atMost,
  onPeople,
  peopleField,
  aboutPeople,
  reachable = false,
}: PersonFieldsProps) {
  return (
    <>
      <FieldGrid>
        {names.map((name, index) => (
          <TextField
            key={name}
            name={name}
            autoComplete="off"
            autoFocus={index === 0}
            label={<FormattedMessage id={`admin.appointments.${name}`} />}
          />
        ))}
      </FieldGrid>
      <Stack space="s3">
        <Stepper
          ref={peopleField}
          name="people"
          max={most}
          atMax={atMost}
          onValueChange={onPeople}
          label={<FormattedMessage id="admin.appointments.people" />}
        />
        {aboutPeople}
      </Stack>
      {details.map(({ name, type }) => (
        <TextField
          key={name}
          optional={!reachable || name !== 'email'}
          name={name}
          type={type}
          autoComplete="off"
          label={<FormattedMessage id={`admin.appointments.${name}`} />}
        />
      ))}
    </>
  )
}

/** What was typed into them. */
export function personIn(values: Record<string, string>) {
  const { first_name = '', last_name = '', people = '', phone = '', email = '', comments = '' } = values
  return { first_name, last_name, people: Number(people), phone, email, comments }
}
