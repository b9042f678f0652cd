import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { Select } from '../Select/Select.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { FieldErrors } from './FieldErrors.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { Form, type FormProps } from './Form.tsx'
import type { FormErrors } from './formErrors.ts'

const words = {
  es: {
    name: 'Nombre',
    surname: 'Apellido',
    email: 'Email',
    phone: 'Teléfono',
    room: 'Sala',
    rooms: ['Sala 1, planta baja', 'Trastienda'],
    comments: 'Comentarios',
    hint: 'Contanos si venís con chicos o necesitás rampa.',
    save: 'Guardar',
    restore: 'Restablecer',
    other: 'Otra persona',
    add: 'Agregar',
    noSurname: 'Escribí tu apellido.',
    badEmail: 'El email no parece completo. Falta el dominio.',
    closed: 'La sala está cerrada ese día.',
    expired: 'La página estuvo abierta mucho tiempo. Mandalo de nuevo.',
    unconfirmed: 'Ese email todavía no está confirmado.',
    unreachable: 'A ese número no se puede llamar.',
  },
  en: {
    name: 'First name',
    surname: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    room: 'Room',
    rooms: ['Room 1, ground floor', 'Back room'],
    comments: 'Comments',
    hint: 'Tell us if you come with children or need a ramp.',
    save: 'Save',
    restore: 'Reset',
    other: 'Somebody else',
    add: 'Add',
    noSurname: 'Write your last name.',
    badEmail: 'The e-mail looks incomplete. The domain is missing.',
    closed: 'The room is closed on that day.',
    expired: 'The page was open for long. Send it again.',
    unconfirmed: 'That e-mail is not confirmed yet.',
    unreachable: 'That number cannot be called.',
  },
} as const

const refusal = (language: 'es' | 'en'): FormErrors => ({
  last_name: [words[language].noSurname, 'A second message never shows.'],
  email: [words[language].badEmail],
})

function Sample({ language, ...props }: FormProps & { language: 'es' | 'en' }) {
  const say = words[language]
  return (
    <Form {...props}>
      <FieldGrid>
        <TextField name="first_name" label={say.name} autoComplete="given-name" defaultValue="Martina" />
        <TextField name="last_name" label={say.surname} autoComplete="family-name" />
        <TextField
          name="email"
          type="email"
          label={say.email}
          autoComplete="email"
          defaultValue="martina.sosa@correo"
        />
        <TextField name="phone" type="tel" label={say.phone} autoComplete="tel" defaultValue="11 5555 0134" />
        <Select
          name="room"
          label={say.room}
          options={say.rooms.map((label, at) => ({ value: String(at + 1), label }))}
        />
        <TextArea name="comments" label={say.comments} hint={say.hint} optional wide />
      </FieldGrid>
      <SubmitRow onCancel={fn()}>{say.save}</SubmitRow>
    </Form>
  )
}

/** A form and its fields, for the page of documentation. */
const code = `<Form onSubmit={save} errors={errors}>
  <FieldGrid>
    <TextField name="first_name" label="Nombre" autoComplete="given-name" />
    <TextField name="email" type="email" label="Email" autoComplete="email" />
    <Select name="room" label="Sala" options={[{ value: '1', label: 'Sala 1, planta baja' }]} />
    <TextArea name="comments" label="Comentarios" optional wide />
  </FieldGrid>
  <SubmitRow onCancel={close}>Guardar</SubmitRow>
</Form>`

const meta = {
  title: 'Fundamentos/Formularios/Form',
  component: Form,
  args: { onSubmit: fn() },
  render: (args, { globals }) => <Sample {...args} language={storyLanguage(globals)} />,
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

/** Sends what was typed, by the name of each field. */
export const Filled: Story = {
  parameters: { docs: { source: { code } } },
  play: async ({ canvas, args, globals }) => {
    const text = words[storyLanguage(globals)]
    await userEvent.type(canvas.getByLabelText(text.surname), 'Sosa')
    await userEvent.selectOptions(canvas.getByLabelText(text.room), '2')
    await userEvent.click(canvas.getByRole('button', { name: text.save }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Martina',
      last_name: 'Sosa',
      email: 'martina.sosa@correo',
      phone: '11 5555 0134',
      room: '2',
      comments: '',
    })
  },
}

/**
 * The server refused it: the first message under each field, the focus on the first bad one, nothing to send until
 * each is typed in again.
 */
export const Refused: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Sample {...args} language={language} errors={refusedIn[language]} />
  },
  play: async ({ canvas, args, globals }) => {
    const text = words[storyLanguage(globals)]
    const surname = canvas.getByLabelText(text.surname)
    const email = canvas.getByLabelText(text.email)
    const save = canvas.getByRole('button', { name: text.save })
    await waitFor(() => expect(surname).toHaveFocus())
    await expect(surname).toBeInvalid()
    await expect(surname).toHaveAccessibleDescription(text.noSurname)
    await expect(save).toBeDisabled()

    await userEvent.type(surname, 'Sosa')
    await expect(surname).toHaveAccessibleDescription('')
    await expect(save).toBeDisabled()

    await userEvent.type(email, '.example')
    await expect(email).toHaveValue('martina.sosa@correo.example')
    await expect(save).toBeEnabled()
    await userEvent.click(save)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
const refusedIn = { es: refusal('es'), en: refusal('en') }

/** The refusal as it stands, for looking at. */
export const WithErrors: Story = { render: Refused.render }

/** Waiting for the answer: the button says so, keeps its width and sends nothing twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'submitRow.saving') }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

let answer = () => {}

/**
 * A promise given back by `onSubmit` makes it busy by itself; what was typed survives the refusal. Fields filled in at
 * once, as a browser does by itself, are mended together.
 */
export const RefusedAfterSending: Story = {
  render: function Answering(args, { globals }) {
    const language = storyLanguage(globals)
    const [errors, setErrors] = useState<FormErrors>()
    return (
      <Sample
        {...args}
        language={language}
        errors={errors}
        onSubmit={async (values) => {
          args.onSubmit?.(values)
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          setErrors(refusal(language))
        }}
      />
    )
  },
  play: async ({ canvas, args, globals }) => {
    const text = words[storyLanguage(globals)]
    const email = canvas.getByLabelText(text.email)
    await userEvent.clear(email)
    await userEvent.type(email, 'ana@')
    await userEvent.dblClick(canvas.getByRole('button', { name: text.save }))
    await canvas.findByRole('button', { name: say(globals, 'submitRow.saving') })
    answer()
    await waitFor(() => expect(canvas.getByLabelText(text.surname)).toHaveFocus())
    await expect(email).toHaveValue('ana@')
    await expect(args.onSubmit).toHaveBeenCalledOnce()

    for (const field of [canvas.getByLabelText(text.surname), email]) {
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await waitFor(() => expect(canvas.getByRole('button', { name: text.save })).toBeEnabled())
  },
}

/** What is typed while the answer is awaited is not marked by it: it tells of what stood there before. */
export const TypedWhileAwaited: Story = {
  render: RefusedAfterSending.render,
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const surname = canvas.getByLabelText(text.surname)
    const email = canvas.getByLabelText(text.email)
    await userEvent.click(canvas.getByRole('button', { name: text.save }))
    await canvas.findByRole('button', { name: say(globals, 'submitRow.saving') })
    await userEvent.type(surname, 'Sosa')
    answer()
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(text.badEmail)
    await expect(surname).toHaveAccessibleDescription('')
    await userEvent.type(email, '.example')
    await expect(canvas.getByRole('button', { name: text.save })).toBeEnabled()
  },
}

/** The browser sends it to its address: once, however often it is pressed, and anew where somebody came back to it. */
export const SentByTheBrowser: Story = {
  args: { onSubmit: undefined, action: '/es' },
  play: async ({ canvas, globals }) => {
    const send = canvas.getByRole('button', { name: words[storyLanguage(globals)].save })
    const sent = fn()
    const stay = (event: Event) => {
      if (!event.defaultPrevented) sent()
      event.preventDefault()
    }
    window.addEventListener('submit', stay)
    try {
      await userEvent.dblClick(send)
      await expect(sent).toHaveBeenCalledOnce()
      window.dispatchEvent(new Event('pageshow'))
      await userEvent.click(send)
      await expect(sent).toHaveBeenCalledTimes(2)
    } finally {
      window.dispatchEvent(new Event('pageshow'))
      window.removeEventListener('submit', stay)
    }
  },
}

/**
 * A message for something that is no field of the form, or one that is hidden or that nobody can change, stands above it,
 * once, takes the focus and keeps nothing from being sent.
 */
export const RefusedAsAWhole: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const text = words[language]
    return (
      <Form {...args} errors={closedIn[language]}>
        <input type="hidden" name="token" value="3f" />
        <TextField name="first_name" id="slot" label={text.name} defaultValue="Martina" />
        <TextField name="email" label={text.email} defaultValue="martina@ochava.example" readOnly />
        <TextField name="phone" label={text.phone} defaultValue="11 5555 0134" disabled />
        <SubmitRow>{text.save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const text = words[storyLanguage(globals)]
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.closed)
    await expect(within(canvas.getByRole('alert')).getByText(text.expired)).toBeVisible()
    for (const [label, message] of [
      [text.email, text.unconfirmed],
      [text.phone, text.unreachable],
    ] as const) {
      await expect(within(canvas.getByRole('alert')).getByText(message)).toBeVisible()
      await expect(canvas.getByLabelText(label)).toBeValid()
    }
    await userEvent.click(canvas.getByRole('button', { name: text.save }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
const closed = ({ closed, expired, unconfirmed, unreachable }: (typeof words)['es' | 'en']): FormErrors => ({
  slot: [closed],
  token: expired,
  session: expired,
  email: unconfirmed,
  phone: unreachable,
})
const closedIn = { es: closed(words.es), en: closed(words.en) }

/** Reset, its fields hold again what they held at first: what was said of what stood there is over. */
export const BegunAnew: Story = {
  render: function Answering(args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [errors, setErrors] = useState<FormErrors>()
    return (
      <Form {...args} errors={errors} onSubmit={() => setErrors({ last_name: text.noSurname })}>
        <TextField name="last_name" label={text.surname} defaultValue="Sosa" />
        <Button type="reset">{text.restore}</Button>
        <SubmitRow>{text.save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const surname = canvas.getByLabelText(text.surname)
    const save = canvas.getByRole('button', { name: text.save })
    await userEvent.clear(surname)
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeDisabled())
    await userEvent.click(canvas.getByRole('button', { name: text.restore }))
    await expect(surname).toHaveValue('Sosa')
    await waitFor(() => expect(surname).toHaveAccessibleDescription(''))
    await expect(save).toBeEnabled()
  },
}

const added = fn()

/** A form in a dialog of its own is another form: what is typed, reset and sent there is nothing to the one around it. */
export const AroundAnother: Story = {
  beforeEach: () => {
    added.mockClear()
  },
  render: function Around(args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [errors, setErrors] = useState<FormErrors>()
    const [open, setOpen] = useState(false)
    return (
      <Form
        {...args}
        errors={errors}
        onSubmit={(values) => {
          args.onSubmit?.(values)
          setErrors({ last_name: text.noSurname })
        }}
      >
        <TextField name="last_name" label={text.surname} />
        <Button onClick={() => setOpen(true)}>{text.other}</Button>
        <Dialog open={open} onOpenChange={setOpen} title={text.other}>
          <Form
            onSubmit={(values) => {
              added(values)
              setOpen(false)
            }}
          >
            <TextField name="last_name" label={text.surname} />
            <Button type="reset">{text.restore}</Button>
            <SubmitRow>{text.add}</SubmitRow>
          </Form>
        </Dialog>
        <SubmitRow>{text.save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, args, globals }) => {
    const text = words[storyLanguage(globals)]
    const surname = canvas.getByLabelText(text.surname)
    const openOther = async () => {
      await userEvent.click(canvas.getByRole('button', { name: text.other }))
      const dialog = await screen.findByRole('dialog', { name: text.other })
      await userEvent.type(within(dialog).getByLabelText(text.surname), 'Paz')
      return dialog
    }
    await openOther()
    await userEvent.keyboard('{Enter}')
    await expect(added).toHaveBeenCalledWith({ last_name: 'Paz' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onSubmit).not.toHaveBeenCalled()

    await userEvent.click(canvas.getByRole('button', { name: text.save }))
    await waitFor(() => expect(surname).toHaveAccessibleDescription(text.noSurname))
    const dialog = await openOther()
    await userEvent.click(within(dialog).getByRole('button', { name: text.restore }))
    await expect(within(dialog).getByLabelText(text.surname)).toHaveValue('')
    await expect(surname).toHaveAccessibleDescription(text.noSurname)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: text.save })).toBeDisabled()
  },
}

/** Without `Form`: a field is told by itself what is wrong with it, or several are by their names. */
export const WithoutForm: StoryObj = {
  render: (_args, { globals }) => {
    const language = storyLanguage(globals)
    const text = words[language]
    return (
      <FieldErrors errors={refusal(language)}>
        <FieldGrid>
          <TextField name="last_name" label={text.surname} />
          <TextField name="email" type="email" label={text.email} defaultValue="ana@" />
          <Select
            name="room"
            label={text.room}
            options={text.rooms.map((label) => ({ value: label, label }))}
            error={text.closed}
          />
        </FieldGrid>
      </FieldErrors>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    await expect(canvas.getByLabelText(text.surname)).toHaveAccessibleDescription(text.noSurname)
    await expect(canvas.getByLabelText(text.email)).toHaveAccessibleDescription(text.badEmail)
    await expect(canvas.getByLabelText(text.room)).toHaveAccessibleDescription(text.closed)
  },
}
