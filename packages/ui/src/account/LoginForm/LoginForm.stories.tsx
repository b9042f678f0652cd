import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { LoginForm } from './LoginForm.tsx'

const title = { es: 'Ingresar', en: 'Sign in' }
const badEmail = {
  es: { email: ['Escribí un email válido, por ejemplo nombre@correo.com.'] },
  en: { email: ['Write a valid e-mail address, for example name@mail.com.'] },
}
const badCode = {
  es: { code: ['Ese código no es. Fijate en el último mail.'] },
  en: { code: ['That is not the code. Look at the latest e-mail.'] },
}

const meta = {
  title: 'Público/Cuenta/LoginForm',
  component: LoginForm,
  args: {
    step: 'email',
    onEmail: fn(),
    onCode: fn(),
    onResend: fn(),
    onChangeAddress: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

/** An address is all it asks for. */
export const Address: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'lucia@ochava.example{Enter}')
    await expect(args.onEmail).toHaveBeenCalledWith('lucia@ochava.example')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'submitRow.cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** Whoever has a passkey needs no mail; the browser offers it in the field too. */
export const WithPasskey: Story = {
  args: { onPasskey: fn() },
  play: async ({ canvas, args, globals }) => {
    const email = canvas.getByRole('textbox', { name: say(globals, 'loginForm.email') })
    await expect(email).toHaveAttribute('autocomplete', 'email webauthn')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'loginForm.passkey') }))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}

/** The server does not take the address. */
export const AddressRefused: Story = {
  args: { email: 'lucia@' },
  render: (args, { globals }) => <LoginForm {...args} errors={badEmail[storyLanguage(globals)]} />,
}

/** The mail is on its way: the focus waits for the code; the link in the mail does as well. */
export const Code: Story = {
  args: { step: 'code', email: 'lucia@ochava.example' },
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole('textbox', { name: say(globals, 'codeField.label') })
    await expect(field).toHaveFocus()
    await userEvent.paste('418 207')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'loginForm.enter') }))
    await expect(args.onCode).toHaveBeenCalledWith('418207')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'loginForm.resend') }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'loginForm.change') }))
    await expect(args.onChangeAddress).toHaveBeenCalledOnce()
  },
}

/** Another mail is on its way: until it is, the button asks for no second one, however often it is pressed. */
export const Resending: Story = {
  args: {
    step: 'code',
    email: 'lucia@ochava.example',
    onResend: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ canvas, args, globals }) => {
    const resend = canvas.getByRole('button', { name: say(globals, 'loginForm.resend') })
    for (const _ of ['once', 'twice', 'thrice']) await userEvent.click(resend)
    await expect(args.onResend).toHaveBeenCalledOnce()
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The code is wrong or too old. */
export const CodeRefused: Story = {
  args: { step: 'code', email: 'lucia@ochava.example' },
  render: (args, { globals }) => <LoginForm {...args} errors={badCode[storyLanguage(globals)]} />,
}

/** The answer is on its way. */
export const Busy: Story = { args: { email: 'lucia@ochava.example', busy: true } }

/** As the site shows it: over the page, one step after the other, gone with Escape. */
export const InDialog: Story = {
  render: function Login(args, { globals }) {
    const language = storyLanguage(globals)
    const [open, setOpen] = useState(false)
    const [email, setEmail] = useState('')
    return (
      <>
        <Button variant="tertiary" onClick={() => setOpen(true)}>
          {title[language]}
        </Button>
        <Dialog open={open} onOpenChange={setOpen} title={title[language]}>
          <LoginForm
            {...args}
            step={email ? 'code' : 'email'}
            email={email}
            onEmail={setEmail}
            onChangeAddress={() => setEmail('')}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: title[storyLanguage(globals)] })
    await userEvent.click(opener)
    const email = await screen.findByRole('textbox', { name: say(globals, 'loginForm.email') })
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, 'lucia@ochava.example{Enter}')
    const code = await screen.findByRole('textbox', { name: say(globals, 'codeField.label') })
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}
