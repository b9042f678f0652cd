import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useActionState, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
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

/** As a framework's action has it: React empties the form, and what was refused is given back. */
function ActionForm({ language }: { language: 'es' | 'en' }) {
  const fields = [
    'people',
    ...fieldsIn(language),
    { name: 'news', type: 'checkbox', label: 'News' },
    { name: 'days', type: 'checkboxes', label: 'Days', options: [{ value: '2', label: 'Tu' }] },
  ] as const satisfies readonly BookingField[]
  const [refused, send] = useActionState(
    (_: unknown, data: FormData) => bookingValues(data, fields),
    undefined
  )
  return (
    <form action={send}>
      <FieldErrors errors={refused && { company: words[language].missing }}>
        <BookingFields fields={fields} largestParty={4} defaultValues={refused} />
      </FieldErrors>
      <Button type="submit">{words[language].send}</Button>
    </form>
  )
}

/** What an action refused is given back as the fields' default values, and nothing has to be written again. */
export const GivenBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <ActionForm language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    const { company, kind, kinds, send, missing } = words[storyLanguage(globals)]
    const people = canvas.getByRole('spinbutton')
    await userEvent.clear(people)
    await userEvent.type(people, '3')
    await userEvent.type(canvas.getByLabelText(company), 'Escuela Normal 4')
    await userEvent.selectOptions(canvas.getByLabelText(kind), kinds[1])
    await userEvent.type(canvas.getByLabelText(say(globals, 'bookingForm.email')), sampleVisitor.email)
    const comments = canvas.getByLabelText(say(globals, 'bookingForm.comments'), { exact: false })
    await userEvent.type(comments, 'Sin escaleras.')
    await userEvent.click(canvas.getByLabelText('News'))
    await userEvent.click(canvas.getByLabelText('Tu'))
    for (const _ of ['once', 'again']) {
      await userEvent.click(canvas.getByRole('button', { name: send }))
      await canvas.findByText(missing)
      await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue(3))
      await expect(canvas.getByLabelText(company)).toHaveValue('Escuela Normal 4')
      await expect(canvas.getByLabelText(kind)).toHaveDisplayValue(kinds[1])
      await expect(canvas.getByLabelText(say(globals, 'bookingForm.email'))).toHaveValue(sampleVisitor.email)
      await expect(comments).toHaveValue('Sin escaleras.')
      await expect(canvas.getByLabelText('News')).toBeChecked()
      await expect(canvas.getByLabelText('Tu')).toBeChecked()
    }
  },
}

/** A shared tablet: the form of one visit after another, some at times that take no groups. */
function Desk({ language }: { language: 'es' | 'en' }) {
  const [takesGroups, setTakesGroups] = useState(true)
  const [free, setFree] = useState(30)
  const { send, kind, kinds } = words[language]
  return (
    <form action={() => {}}>
      <Stack space="s5">
        <BookingFields fields={['people', 'school']} largestParty={4} free={free} takesGroups={takesGroups} />
        <p>
          <Button type="submit">{send}</Button>
          <Button type="reset">0</Button>
          <Button onClick={() => setTakesGroups(!takesGroups)}>{kind}</Button>
          <Button onClick={() => setFree(31 - free)}>{kinds[0]}</Button>
        </p>
      </Stack>
    </form>
  )
}

/** A form that was sent by an action of React, or reset, begins anew: nothing of the last visitor's is left for the next. */
export const BegunAnew: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <Desk language={storyLanguage(globals)} />,
  play: async ({ canvas, globals }) => {
    const { send, kind, kinds } = words[storyLanguage(globals)]
    const people = canvas.getByRole('spinbutton')
    const school = () => canvas.queryByLabelText(say(globals, 'bookingForm.school'), { exact: false })
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const fill = async () => {
      const box = canvas.getByLabelText(say(globals, 'bookingForm.school'), { exact: false })
      // What plays the visitor does not know of a reset, and would go on with what it typed before.
      await userEvent.clear(box)
      await userEvent.type(box, 'Normal 4')
      await expect(people).toHaveAttribute('max', '30')
      await userEvent.clear(people)
      await userEvent.type(people, '12')
    }
    const isAnew = async () => {
      await waitFor(() => expect(people).toHaveAttribute('max', '4'))
      await expect(people).toHaveValue(1)
    }
    for (const name of [send, '0']) {
      await fill()
      await press(name)
      await isAnew()
      await expect(school()).toHaveValue('')
    }
    // Also where the field of the school came back with what was typed in it, or is away.
    await fill()
    await press(kind)
    await press(kind)
    await expect(school()).toHaveValue('Normal 4')
    await press('0')
    await isAnew()
    await expect(school()).toHaveValue('')
    await fill()
    await press(kind)
    await press('0')
    await isAnew()
    await press(kind)
    await expect(school()).toHaveValue('')
    // Where there is only one place, three are still three, and are told so.
    await userEvent.clear(people)
    await userEvent.type(people, '3')
    await press(kinds[0])
    await expect(people).toHaveValue(3)
    await expect(people).toHaveAccessibleDescription(say(globals, 'slotList.free', { free: 1 }))
    await press(kinds[0])
    await expect(people).toHaveValue(3)
    await expect(people).toBeValid()
    await press('0')
    await waitFor(() => expect(canvas.getByRole('spinbutton')).toHaveValue(1))
  },
}
