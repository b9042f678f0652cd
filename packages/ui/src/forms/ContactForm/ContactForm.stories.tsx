import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ContactForm } from './ContactForm.tsx'

const robot = { es: 'No soy un robot', en: 'I am not a robot' }
const subject = { es: 'Consulta por una obra', en: 'About a work' }
const refused = {
  es: { email: ['Escribí un email válido, por ejemplo nombre@correo.com.'] },
  en: { email: ['Write a valid e-mail address, for example name@mail.com.'] },
}

const meta = {
  title: 'Fundamentos/Formularios/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn() },
  render: (args, { globals }) => (
    <Container width="form">
      <ContactForm
        {...args}
        guard={<Checkbox name="grecaptcha" value="ok" label={robot[storyLanguage(globals)]} />}
      />
    </Container>
  ),
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

/** What is typed goes under the API's names, with what the guard adds. */
export const Empty: Story = {
  play: async ({ canvas, args, globals }) => {
    const type = (id: 'name' | 'email' | 'subject' | 'message', words: string) =>
      userEvent.type(canvas.getByRole('textbox', { name: say(globals, `contactForm.${id}`) }), words)
    await type('name', 'Martina')
    await type('email', 'martina@ochava.example')
    await type('subject', 'Hola')
    await type('message', 'Ritmo sobre eje')
    await userEvent.click(canvas.getByRole('checkbox', { name: robot[storyLanguage(globals)] }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'contactForm.send') }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Martina',
      email: 'martina@ochava.example',
      subject: 'Hola',
      message: 'Ritmo sobre eje',
      grecaptcha: 'ok',
    })
  },
}

/** Without a guard, and filled with what is known: who writes, and about what. */
export const Prefilled: Story = {
  render: (args, { globals }) => (
    <Container width="form">
      <ContactForm
        {...args}
        defaultValues={{
          name: 'Lucía Roca',
          email: 'lucia@ochava.example',
          subject: subject[storyLanguage(globals)],
        }}
      />
    </Container>
  ),
}

/** The server refused a field. */
export const Refused: Story = {
  render: (args, { globals }) => (
    <Container width="form">
      <ContactForm
        {...args}
        defaultValues={{ name: 'Martina Sosa', email: 'martina@' }}
        errors={refused[storyLanguage(globals)]}
      />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    const email = canvas.getByRole('textbox', { name: say(globals, 'contactForm.email') })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(refused[storyLanguage(globals)].email[0])
    await expect(canvas.getByRole('button', { name: say(globals, 'contactForm.send') })).toBeDisabled()
  },
}

/** Waiting for the answer. */
export const Busy: Story = { args: { busy: true } }

/** Without `onSubmit` the browser sends it to its address. */
export const SentByTheBrowser: Story = {
  args: { onSubmit: undefined, action: '/es' },
  play: async ({ canvas, globals }) => {
    const sent = fn()
    const stay = (event: Event) => {
      if (!event.defaultPrevented) sent()
      event.preventDefault()
    }
    window.addEventListener('submit', stay)
    try {
      await userEvent.click(canvas.getByRole('button', { name: say(globals, 'contactForm.send') }))
      await expect(sent).toHaveBeenCalledOnce()
    } finally {
      window.dispatchEvent(new Event('pageshow'))
      window.removeEventListener('submit', stay)
    }
  },
}

/** Sent: thanks in place of the form, and the focus on them. */
export const Sent: Story = {
  render: function Sending(args) {
    const [sent, setSent] = useState(false)
    return (
      <Container width="form">
        <ContactForm {...args} sent={sent} onSubmit={() => setSent(true)} />
      </Container>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'contactForm.send') }))
    await waitFor(() => expect(canvas.getByText(say(globals, 'contactForm.thanks'))).toHaveFocus())
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}
