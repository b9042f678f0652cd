import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleVisitor } from '../../stories/sampleTimeline.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { BookingForm } from './BookingForm.tsx'

const meta = {
  title: 'Público/Reservas/BookingForm',
  component: BookingForm,
  args: { onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof BookingForm>

export default meta
type Story = StoryObj<typeof meta>

const ownFieldsSent = fn()

/** A visitor whom the site does not know. */
export const Empty: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.type(canvas.getByLabelText(say(globals, 'bookingForm.firstName')), 'Martina')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      people: 1,
      needs: [],
      school: '',
      first_name: 'Martina',
      last_name: '',
      email: '',
      phone: '',
      comments: '',
      any_time: false,
    })
  },
}

/** Several may come on one booking: how many is asked first. */
export const Party: Story = {
  args: { largestParty: 2, defaultValues: sampleVisitor },
  play: async ({ canvas, globals, args }) => {
    const people = canvas.getByLabelText(say(globals, 'bookingForm.people'))
    await expect(people).toHaveValue(1)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    await expect(canvas.getByText(say(globals, 'bookingForm.largestParty', { most: 2 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ people: 2 }))
  },
}

/** A time that takes school groups: with the name of one as many come as there are places. */
export const School: Story = {
  args: { largestParty: 2, free: 25, takesGroups: true, defaultValues: sampleVisitor },
  play: async ({ canvas, globals, args }) => {
    const people = canvas.getByLabelText(say(globals, 'bookingForm.people'))
    await expect(people).toHaveAttribute('max', '2')
    await userEvent.type(canvas.getByLabelText(new RegExp(say(globals, 'bookingForm.school'))), 'Normal 4')
    await expect(people).toHaveAttribute('max', '25')
    await userEvent.clear(people)
    await userEvent.type(people, '20')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ people: 20, school: 'Normal 4' })
    )
  },
}

/** What can be asked for on the visit. */
export const Needs: Story = {
  args: {
    needs: [
      { value: 'wheelchair', label: 'Silla de ruedas' },
      { value: 'guideDog', label: 'Perro guía' },
    ],
    defaultValues: { ...sampleVisitor, needs: ['wheelchair'] },
  },
  play: async ({ canvas, globals, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Silla de ruedas' })).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Perro guía' }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingForm.save') }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ needs: ['wheelchair', 'guideDog'] })
    )
  },
}

/** Signed in: filled in from the profile. */
export const Prefilled: Story = {
  args: { defaultValues: sampleVisitor },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(say(globals, 'bookingForm.email'))).toHaveValue(sampleVisitor.email)
  },
}

/** Refused: the first message under each field, and nothing to send until they are gone. */
export const Refused: Story = {
  args: {
    defaultValues: { ...sampleVisitor, last_name: '', email: 'martina.sosa@correo' },
    errors: {
      last_name: ['Escribí tu apellido.'],
      email: ['El email no parece completo. Falta el dominio.', 'Escribí un email válido.'],
    },
  },
  play: async ({ canvas, globals }) => {
    const save = canvas.getByRole('button', { name: say(globals, 'bookingForm.save') })
    await expect(save).toBeDisabled()
    await expect(canvas.getByLabelText(say(globals, 'bookingForm.lastName'))).toHaveFocus()
    await userEvent.keyboard('Sosa')
    await userEvent.type(canvas.getByLabelText(say(globals, 'bookingForm.email')), '.example.org')
    await expect(save).toBeEnabled()
  },
}

/** For the waiting list of a time that takes four in all and has a place left: for two and more. */
export const Waiting: Story = {
  args: {
    waiting: true,
    asksAnyTime: true,
    largestParty: 6,
    free: 4,
    least: 2,
    defaultValues: sampleVisitor,
  },
  play: async ({ canvas, globals, args }) => {
    const people = canvas.getByLabelText(say(globals, 'bookingForm.people'))
    await expect(people).toHaveValue(2)
    const fewer = canvas.getByRole('button', { name: say(globals, 'stepper.fewer') })
    await expect(fewer).toHaveAttribute('aria-disabled', 'true')
    for (let turn = 0; turn < 2; turn += 1) {
      await userEvent.click(canvas.getByRole('button', { name: say(globals, 'stepper.more') }))
    }
    await expect(canvas.getByText(say(globals, 'bookingForm.inAll', { free: 4 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: say(globals, 'bookingForm.anyTime') }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'bookingForm.join') }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ people: 4, any_time: true }))
  },
}

/** Other fields, in other words and with limits of one's own; what is refused may come as one message each. */
export const OwnFields: StoryObj = {
  render: (_args, { globals }) => {
    const spanish = storyLanguage(globals) === 'es'
    return (
      <BookingForm
        fields={[
          { name: 'first_name', label: spanish ? 'Nombre de pila' : 'Given name', maxLength: 40 },
          'email',
          {
            name: 'age',
            type: 'number',
            label: spanish ? 'Edad del menor' : 'Age of the youngest',
            hint: spanish ? 'Desde los 6 años.' : 'From 6 years on.',
            min: 6,
            optional: true,
          },
          {
            name: 'interests',
            type: 'checkboxes',
            label: spanish ? '¿Qué les interesa?' : 'What are you interested in?',
            options: [
              { value: 'drawing', label: spanish ? 'Dibujo' : 'Drawing' },
              { value: 'print', label: spanish ? 'Grabado' : 'Printmaking' },
            ],
            optional: true,
          },
          { name: 'news', type: 'checkbox', label: spanish ? 'Quiero recibir novedades' : 'Send me news' },
        ]}
        defaultValues={{ email: sampleVisitor.email, age: 4 }}
        errors={{ age: spanish ? 'Tiene que tener 6 años.' : 'Has to be 6 years old.' }}
        submitLabel={spanish ? 'Pedir lugar' : 'Ask for a place'}
        onSubmit={ownFieldsSent}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const spanish = storyLanguage(globals) === 'es'
    const age = canvas.getByLabelText(new RegExp(spanish ? 'Edad' : 'Age'))
    await expect(age).toHaveFocus()
    await userEvent.clear(age)
    await userEvent.type(canvas.getByLabelText(spanish ? 'Nombre de pila' : 'Given name'), 'Martina')
    await userEvent.click(canvas.getByRole('checkbox', { name: spanish ? 'Grabado' : 'Printmaking' }))
    await userEvent.click(canvas.getByRole('button', { name: spanish ? 'Pedir lugar' : 'Ask for a place' }))
    await expect(ownFieldsSent).toHaveBeenLastCalledWith({
      first_name: 'Martina',
      email: sampleVisitor.email,
      age: null,
      interests: ['print'],
      news: false,
    })
  },
}

/** While the answer is awaited. */
export const Busy: Story = { args: { defaultValues: sampleVisitor, busy: true } }
