import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { FieldErrors } from '../../forms/Form/FieldErrors.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { sampleVisitor } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { BookingFields } from './BookingFields.tsx'
import { type BookingField, bookingValues } from './bookingField.ts'

const meta = {
  title: 'Público/Reservas/BookingFields',
  component: BookingFields,
  args: { defaultValues: sampleVisitor },
} satisfies Meta<typeof BookingFields>

export default meta
type Story = StoryObj<typeof meta>

/** All that the kit asks for, as the fields of a form that is not the kit's. */
export const Default: Story = {
  args: { largestParty: 4 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(say(globals, 'bookingForm.people'))).toHaveAttribute('max', '4')
    await expect(canvas.getByLabelText(say(globals, 'bookingForm.email'))).toHaveValue(sampleVisitor.email)
  },
}

const words = {
  es: {
    company: 'Institución',
    kind: 'Tipo de visita',
    kinds: ['Recorrido', 'Taller'],
    send: 'Pedir turno',
    missing: 'Escribí de qué institución vienen.',
  },
  en: {
    company: 'Institution',
    kind: 'Kind of visit',
    kinds: ['Tour', 'Workshop'],
    send: 'Ask for a time',
    missing: 'Write which institution you come from.',
  },
} as const

const fieldsIn = (language: 'es' | 'en') =>
  [
    {
      name: 'company',
      type: 'text',
      label: words[language].company,
      maxLength: 60,
      autoComplete: 'organization',
    },
    {
      name: 'kind',
      type: 'select',
      label: words[language].kind,
      options: words[language].kinds.map((label, place) => ({ value: String(place), label })),
    },
    'email',
    { name: 'comments', maxLength: 200 },
  ] as const satisfies readonly BookingField[]

/** A form as a framework or another library has it: what is refused comes by the names of the fields. */
function YourForm({ language }: { language: 'es' | 'en' }) {
  const [errors, setErrors] = useState<Record<string, string>>()
  const [sent, setSent] = useState('')
  const fields = fieldsIn(language)
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { company, email } = bookingValues(new FormData(event.currentTarget), fields)
    setErrors(company === '' ? { company: words[language].missing } : undefined)
    setSent(company === '' ? '' : `${company}, ${email}`)
  }
  return (
    <form noValidate onSubmit={send}>
      <FieldErrors errors={errors}>
        <Stack space="s5">
          <BookingFields fields={fields} defaultValues={{ email: sampleVisitor.email }} />
          <p>
            <Button type="submit">{words[language].send}</Button>
          </p>
          <output>{sent}</output>
        </Stack>
      </FieldErrors>
    </form>
  )
}

/** In a form of one's own, with fields of one's own: what is wrong is told by `FieldErrors`. */
export const InYourForm: Story = {
  render: (_args, { globals }) => <YourForm language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    const { company, send, missing } = words[storyLanguage(globals)]
    await expect(canvas.queryByLabelText(say(globals, 'bookingForm.firstName'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: send }))
    const field = canvas.getByLabelText(company)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(missing)
    await userEvent.type(field, 'Escuela Normal 4')
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await expect(canvas.getByText(`Escuela Normal 4, ${sampleVisitor.email}`)).toBeVisible()
  },
}
