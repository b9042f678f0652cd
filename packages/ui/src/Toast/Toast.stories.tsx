import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { say, storyLanguage } from '../stories/say.ts'
import { Toaster } from './Toaster.tsx'
import { ToastProvider, useToast } from './ToastProvider.tsx'
import type { NewToast } from './toastQueue.ts'

const words = {
  es: {
    show: 'Mostrar',
    sent: 'Se envió un mail con la confirmación del turno',
    saved: 'Datos guardados',
    failed: 'Error de servidor 500',
    deleted: 'Se borró el turno',
    undo: 'Deshacer',
  },
  en: {
    show: 'Show',
    sent: 'We sent an email to confirm your booking',
    saved: 'Details saved',
    failed: 'Server error 500',
    deleted: 'Booking deleted',
    undo: 'Undo',
  },
}
const onAct = fn()

function Showing({ toasts, label }: { toasts: readonly NewToast[]; label: string }) {
  const { show } = useToast()
  return (
    <Button
      onClick={() => {
        for (const toast of toasts) show(toast)
      }}
    >
      {label}
    </Button>
  )
}

/** How a page says something, for the page of documentation. */
const code = `// Once, at the root:
<ToastProvider>{page}</ToastProvider>

// Wherever something was done:
const { show } = useToast()
show({ text: 'Se envió un mail con la confirmación del turno' })
show({ tone: 'error', text: 'Error de servidor 500', action: { label: 'Reintentar', onAct: retry } })`

const meta = {
  title: 'Público/Toast',
  component: Toaster,
  args: { toasts: [], onDismiss: fn() },
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

/** Said once, in a region that was there before, so that it is read out; closed by hand or after six seconds. */
export const Plain: Story = {
  parameters: { docs: { source: { code } } },
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ToastProvider>
        <Showing label={text.show} toasts={[{ text: text.sent, duration: 60_000 }]} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const region = canvas.getByRole('status')
    await expect(region).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: text.show }))
    const said = await within(region).findByText(text.sent)
    await waitFor(() => expect(said).toBeVisible())
    await expect(canvas.getAllByText(text.sent)).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'toast.close') }))
    await waitFor(() => expect(canvas.queryByText(text.sent)).not.toBeInTheDocument())
  },
}

/** What went wrong is announced at once. */
export const Failure: Story = {
  render: (args, { globals }) => (
    <Toaster
      {...args}
      toasts={[{ id: 'a', tone: 'error', text: words[storyLanguage(globals)].failed, duration: Infinity }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words[storyLanguage(globals)].failed)
  },
}

/** One thing to do about it, which closes it too. */
export const WithAction: Story = {
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <Toaster
        {...args}
        toasts={[{ id: 'a', text: text.deleted, action: { label: text.undo, onAct }, duration: Infinity }]}
      />
    )
  },
  play: async ({ canvas, args, globals }) => {
    onAct.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: words[storyLanguage(globals)].undo }))
    await expect(onAct).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
  },
}

/** Its time runs out by itself. */
export const RunsOut: Story = {
  render: (args, { globals }) => (
    <Toaster {...args} toasts={[{ id: 'a', text: words[storyLanguage(globals)].saved, duration: 50 }]} />
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
  },
}

/** Never more than three: the oldest gives way. */
export const Three: Story = {
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    const toasts: NewToast[] = [
      { text: text.saved, duration: 60_000 },
      { text: text.sent, duration: 60_000 },
      { text: text.failed, tone: 'error', duration: 60_000 },
      { text: text.deleted, action: { label: text.undo, onAct }, duration: 60_000 },
    ]
    return (
      <ToastProvider>
        <Showing label={text.show} toasts={toasts} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('button', { name: text.show }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.queryByText(text.saved)).not.toBeInTheDocument()
  },
}
