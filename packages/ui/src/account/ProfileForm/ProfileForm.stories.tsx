import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sampleVisitor } from '../../stories/sampleTimeline.ts'
import { say } from '../../stories/say.ts'
import { ProfileForm } from './ProfileForm.tsx'

const meta = {
  title: 'Público/Cuenta/ProfileForm',
  component: ProfileForm,
  args: { profile: sampleVisitor, onSubmit: fn(), onResend: fn(), onDiscard: fn() },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

/** What is saved stands in the fields; what was typed is sent. */
export const Saved: Story = {
  play: async ({ canvas, globals, args }) => {
    const phone = canvas.getByLabelText(say(globals, 'profileForm.phone'), { exact: false })
    await userEvent.clear(phone)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.save') }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sampleVisitor, phone: '' })
  },
}

/** A new address was saved: it waits, and the old one goes on until its link is opened. */
export const AddressWaits: Story = {
  render: function AddressWaits(args) {
    const [pending, setPending] = useState<string>()
    return (
      <ProfileForm
        {...args}
        pendingEmail={pending}
        onSubmit={({ email }) => setPending(email)}
        onDiscard={() => setPending(undefined)}
      />
    )
  },
  play: async ({ canvas, globals, args }) => {
    const email = () => canvas.getByLabelText(say(globals, 'profileForm.email'))
    await userEvent.clear(email())
    await userEvent.type(email(), 'martina@taller.example')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.save') }))
    await expect(await canvas.findByText('martina@taller.example')).toBeVisible()
    await expect(email()).toHaveValue(sampleVisitor.email)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.resend') }))
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.discard') }))
    await expect(canvas.queryByText('martina@taller.example')).not.toBeInTheDocument()
    await expect(email()).toHaveFocus()
  },
}

let answer = () => {}

/** What is typed while the answer is awaited stays, though the address that was sent waits. */
export const TypedWhileSaving: Story = {
  render: function TypedWhileSaving(args) {
    const [pending, setPending] = useState<string>()
    return (
      <ProfileForm
        {...args}
        pendingEmail={pending}
        onSubmit={async ({ email }) => {
          await new Promise<void>((resolve) => {
            answer = resolve
          })
          setPending(email)
        }}
      />
    )
  },
  play: async ({ canvas, globals }) => {
    const email = canvas.getByLabelText(say(globals, 'profileForm.email'))
    await userEvent.clear(email)
    await userEvent.type(email, 'martina@taller.exampl')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.save') }))
    await userEvent.type(email, 'e')
    answer()
    await expect(await canvas.findByText('martina@taller.exampl')).toBeVisible()
    await expect(canvas.getByLabelText(say(globals, 'profileForm.email'))).toHaveValue(
      'martina@taller.example'
    )
  },
}

/** Refused: the first message under the field. */
export const Refused: Story = {
  args: { errors: { email: ['Ya hay una cuenta con ese email.'] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByLabelText(say(globals, 'profileForm.email'))).toHaveFocus()
    await expect(canvas.getByRole('button', { name: say(globals, 'profileForm.save') })).toBeDisabled()
  },
}

/** While the answer is awaited. */
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
      await userEvent.click(canvas.getByRole('button', { name: say(globals, 'profileForm.save') }))
      await expect(sent).toHaveBeenCalledOnce()
    } finally {
      window.dispatchEvent(new Event('pageshow'))
      window.removeEventListener('submit', stay)
    }
  },
}

/** It appears 100 ms after the page; its space is kept. */
export const Delayed: Story = {
  args: { delayed: true },
  play: async ({ canvas, globals }) => {
    const email = canvas.getByLabelText(say(globals, 'profileForm.email'))
    await waitFor(() => expect(email).toBeVisible())
  },
}
