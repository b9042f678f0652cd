import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
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
    sent: 'We sent an e-mail to confirm your booking',
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
  title: 'Fundamentos/Avisos/Toast',
  component: Toaster,
  // Toasts stand at the foot of a window; those of all stories would stand in one heap over the page's text.
  parameters: { docs: { story: { inline: false, height: '220px' } } },
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

/** What went wrong is announced at once, in a region of its own, and once. */
export const Failure: Story = {
  render: (args, { globals }) => (
    <Toaster
      {...args}
      toasts={[{ id: 'a', tone: 'error', text: words[storyLanguage(globals)].failed, duration: Infinity }]}
    />
  ),
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: say(globals, 'toast.close') })
    await expect(canvas.getByRole('alert')).toHaveTextContent(words[storyLanguage(globals)].failed)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
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

/** What was done and can be taken back: by its button, or by Ctrl Z, which is for what was done last, except in a field. */
export const WithUndo: Story = {
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <>
        <input aria-label="Título" />
        <Toaster
          {...args}
          toasts={[
            { id: 'a', text: text.saved, undo: older },
            { id: 'b', text: text.deleted, undo },
            { id: 'c', text: text.failed, tone: 'error' },
          ]}
        />
      </>
    )
  },
  play: async ({ canvas, args, globals }) => {
    older.mockClear()
    undo.mockClear()
    const [, newest] = await canvas.findAllByRole('button', { name: say(globals, 'toast.undo') })
    await userEvent.type(canvas.getByRole('textbox'), 'a')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    if (!newest) throw new Error('One of the toasts has no undo')
    newest.focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('b'))
    await expect(older).not.toHaveBeenCalled()
  },
}
const undo = fn(async () => true)
const older = fn(async () => true)

/** Where what was done last cannot be taken back, Ctrl Z takes back nothing: what was done before has its button. */
export const UndoneByButtonOnly: Story = {
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    const duration = 60_000
    return (
      <ToastProvider initial={[{ text: text.deleted, undo, duration }]}>
        <Showing label={text.show} toasts={[{ text: text.sent, duration }]} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, globals }) => {
    undo.mockClear()
    const text = words[storyLanguage(globals)]
    const keys = say(globals, 'toast.keys')
    await expect(await canvas.findByText(keys)).toBeVisible()
    const show = canvas.getByRole('button', { name: text.show })
    await userEvent.click(show)
    await waitFor(() => expect(canvas.queryByText(keys)).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    // Also once the newer one has gone: what was done last is not this.
    const [, newer] = canvas.getAllByRole('button', { name: say(globals, 'toast.close') })
    if (!newer) throw new Error('There are not two toasts')
    await userEvent.click(newer)
    await waitFor(() => expect(canvas.queryByText(text.sent)).toBeNull())
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(undo).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'toast.undo') }))
    await waitFor(() => expect(canvas.queryByText(text.deleted)).toBeNull())
    await expect(undo).toHaveBeenCalledOnce()
  },
}

/** While it is being taken back it says so and is not taken back twice; it stays when that could not be done. */
export const NotUndone: Story = {
  render: (args, { globals }) => (
    <Toaster {...args} toasts={[{ id: 'a', text: words[storyLanguage(globals)].deleted, undo: refusing }]} />
  ),
  play: async ({ canvas, args, globals }) => {
    refusing.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: say(globals, 'toast.undo') }))
    await userEvent.click(await canvas.findByRole('button', { name: say(globals, 'toast.undoing') }))
    refuse()
    await expect(await canvas.findByRole('button', { name: say(globals, 'toast.undo') })).toBeVisible()
    await expect(refusing).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}
let refuse = () => {}
const refusing = fn(
  () =>
    new Promise<boolean>((resolve) => {
      refuse = () => resolve(false)
    })
)

/** Escape in a dialog closes the dialog, though the toast came after it; elsewhere it puts the toast away. */
export const BehindDialog: Story = {
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ToastProvider>
        <Asking label={text.show} toast={{ text: text.saved, duration: 60_000 }} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = words[storyLanguage(globals)]
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: text.show }))
    const dialog = await page.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: text.show }))
    await page.findByText(text.saved)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(page.getByText(text.saved)).toBeVisible()
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    await expect(page.getByText(text.saved)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByText(text.saved)).not.toBeInTheDocument())
  },
}

/** On a phone a dialog begins under the toasts, so that they cover nothing of what is read or typed in it. */
export const AboveDialog: Story = {
  globals: { viewport: { value: 'small' } },
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ToastProvider>
        <Asking label={text.show} toast={{ text: text.sent, duration: 60_000 }} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = words[storyLanguage(globals)]
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: text.show }))
    const dialog = await page.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: text.show }))
    const toast = await page.findByRole('listitem')
    await waitFor(() => expect(topOf(dialog)).toBeGreaterThanOrEqual(toast.getBoundingClientRect().bottom))
    await userEvent.click(page.getByRole('button', { name: say(globals, 'toast.close') }))
    await waitFor(() => expect(topOf(dialog)).toBe(0))
  },
}
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top

/**
 * Over a dialog a toast is heard, lies uppermost and can be pressed. By key F8 leads there, and Escape puts away what has
 * the focus: the dialog stays, and has it again. What the page itself would say keeps still meanwhile.
 */
export const HeardOverDialog: Story = {
  render: (_args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ToastProvider>
        <p aria-live="polite">{text.saved}</p>
        <Asking label={text.show} toast={{ text: text.failed, tone: 'error', duration: 60_000 }} />
      </ToastProvider>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = words[storyLanguage(globals)]
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: text.show }))
    const dialog = await page.findByRole('dialog')
    await expect(canvas.getByText(text.saved).closest('[inert]')).not.toBeNull()
    const opener = within(dialog).getByRole('button', { name: text.show })
    await userEvent.click(opener)
    const close = await canvas.findByRole('button', { name: say(globals, 'toast.close') })
    await expect(canvas.getByRole('alert').closest('[inert]')).toBeNull()
    await waitFor(() => expect(close).toContainElement(uppermostAt(close)))
    await userEvent.keyboard('{F8}{Tab}')
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(text.failed)).not.toBeInTheDocument())
    await expect(dialog).toBeVisible()
    await expect(opener).toHaveFocus()
  },
}
function uppermostAt(element: HTMLElement): HTMLElement | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found instanceof HTMLElement ? found : (found?.closest('button') ?? null)
}

/** A dialog from which something is said. */
function Asking({ toast, label }: { toast: NewToast; label: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={label}>
        <Showing label={label} toasts={[toast]} />
      </Dialog>
    </>
  )
}

/** Pushes a toast with a finger, in pixels to the right. */
function push(toast: HTMLElement, by: number) {
  // The only pointer that there is to hold fast without a hand: the first.
  const finger = { pointerType: 'touch', pointerId: 1 }
  fireEvent.pointerDown(toast, { ...finger, clientX: 300 })
  fireEvent.pointerMove(toast, { ...finger, clientX: 300 + by })
  fireEvent.pointerUp(toast, { ...finger, clientX: 300 + by })
}

/** Pushed out of the window, at the edge where it hangs, it is put away; pushed in, it stays. */
export const Swiped: Story = {
  render: (args, { globals }) => (
    <Toaster
      {...args}
      toasts={[{ id: 'a', text: words[storyLanguage(globals)].saved, duration: Number.POSITIVE_INFINITY }]}
    />
  ),
  play: async ({ canvas, globals, args }) => {
    await canvas.findByRole('button', { name: say(globals, 'toast.close') })
    const toast = canvas.getByRole('listitem')
    const { left, right } = toast.getBoundingClientRect()
    const out = left < document.documentElement.clientWidth - right ? -60 : 60
    push(toast, -out)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await expect(toast.style.translate).toBe('')
    push(toast, out)
    await expect(args.onDismiss).toHaveBeenCalledWith('a')
    await expect(toast.style.translate).toBe(`${out}px`)
  },
}

/** Where one reads to the left it hangs at the right, and goes out there. */
export const SwipedToTheRight: Story = { ...Swiped, globals: { language: 'ar' } }

/** Its time runs out by itself. */
export const RunsOut: Story = {
  render: (args, { globals }) => (
    <Toaster {...args} toasts={[{ id: 'a', text: words[storyLanguage(globals)].saved, duration: 50 }]} />
  ),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('a'))
  },
}

/** Never more than three: the oldest gives way. They stand in the order in which they came, errors too. */
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
    const tops = [text.sent, text.deleted, text.failed].map((said) => topOf(canvas.getByText(said)))
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    // The region was there before, so that what is added to it is read out.
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
    await userEvent.keyboard('{F8}')
    await expect(canvas.getByRole('region')).toHaveFocus()
    await expect(canvas.getByRole('region')).toContainElement(canvas.getByText(text.failed))
  },
}
