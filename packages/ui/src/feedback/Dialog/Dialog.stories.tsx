import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { FieldGrid } from '../../forms/Form/FieldGrid.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { title as pageTitle } from '../../panel/AppShell/ScreenTitle.css.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

const words = {
  es: {
    open: 'Tus datos',
    name: 'Nombre',
    surname: 'Apellido',
    save: 'Guardar',
    address: 'Otra dirección',
    about: 'Los usamos para avisarte si cambia un turno.',
    long: 'La muestra reúne veintidós obras junto con bocetos, correspondencia y los catálogos que ella misma diagramó.',
  },
  en: {
    open: 'Your details',
    name: 'First name',
    surname: 'Last name',
    save: 'Save',
    address: 'Another address',
    about: 'We use them to tell you when a booking changes.',
    long: 'The exhibition gathers twenty-two works with sketches, letters and the catalogues that she laid out herself.',
  },
}

function Opening({ language, children, ...props }: Partial<DialogProps> & { language: 'es' | 'en' }) {
  const text = words[language]
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {text.open}
      </Button>
      <Dialog title={text.open} {...props} open={open} onOpenChange={setOpen}>
        {children ?? (
          <Form>
            <FieldGrid>
              <TextField name="first_name" label={text.name} />
              <TextField name="last_name" label={text.surname} />
            </FieldGrid>
            <SubmitRow onCancel={() => setOpen(false)}>{text.save}</SubmitRow>
          </Form>
        )}
      </Dialog>
    </>
  )
}

/** How it is opened: the story's own button around it says nothing to who copies. */
const code = `<Button variant="secondary" onClick={() => setOpen(true)}>
  Tus datos
</Button>
<Dialog open={open} onOpenChange={setOpen} title="Tus datos" description="Los usamos para avisarte si cambia un turno.">
  <Form onSubmit={save}>
    <TextField name="first_name" label="Nombre" />
    <SubmitRow onCancel={() => setOpen(false)}>Guardar</SubmitRow>
  </Form>
</Dialog>`

const meta = {
  title: 'Fundamentos/Avisos/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: false, onOpenChange: fn(), title: 'Tus datos' },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** The focus goes to its first control, stays inside, and goes back with Escape, which a word being composed keeps. */
export const Default: Story = {
  parameters: { docs: { source: { code } } },
  render: (_args, { globals }) => (
    <Opening language={storyLanguage(globals)} description={words[storyLanguage(globals)].about} />
  ),
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const opener = canvas.getByRole('button', { name: text.open })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: text.open })
    await expect(dialog).toHaveAccessibleDescription(text.about)
    await waitFor(() => expect(screen.getByLabelText(text.name)).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: say(globals, 'dialog.close') })).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    fireEvent.keyDown(screen.getByLabelText(text.name), { key: 'Escape', isComposing: true })
    await expect(dialog).not.toHaveAttribute('data-state', 'closed')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}

/** The closing button, and a press on the veil, close it as well. */
export const Closed: Story = {
  render: Default.render,
  play: async ({ canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: words[storyLanguage(globals)].open })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: say(globals, 'dialog.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog.parentElement ?? dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** What was begun in a form is not lost by a press beside it; once the form is gone, the veil closes again. */
export const HalfTyped: Story = {
  render: function Typing(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [open, setOpen] = useState(false)
    const [writing, setWriting] = useState(true)
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
        <Dialog open={open} title={text.open} onOpenChange={setOpen}>
          {writing ? (
            <Form>
              <TextField name="first_name" label={text.name} />
              <SubmitRow onCancel={() => setWriting(false)}>{text.save}</SubmitRow>
            </Form>
          ) : (
            text.about
          )}
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    await userEvent.click(canvas.getByRole('button', { name: text.open }))
    const dialog = await screen.findByRole('dialog')
    const veil = dialog.parentElement ?? dialog
    await userEvent.type(screen.getByLabelText(text.name), 'Ana')
    await userEvent.click(veil)
    await expect(veil).toHaveAttribute('data-state', 'open')
    await expect(screen.getByLabelText(text.name)).toHaveValue('Ana')
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'submitRow.cancel') }))
    await userEvent.click(veil)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** One inside another has the tab key for itself. Where both go at once, the page has focus and scrolling again. */
export const Nested: Story = {
  render: function Nesting(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [layers, setLayers] = useState(0)
    return (
      <>
        <Button variant="secondary" onClick={() => setLayers(1)}>
          {text.open}
        </Button>
        {layers > 0 ? (
          <Dialog open title={text.open} onOpenChange={() => setLayers(0)}>
            <Button onClick={() => setLayers(2)}>{text.address}</Button>
            {layers > 1 ? (
              <Dialog open title={text.address} onOpenChange={() => setLayers(1)}>
                <TextField name="first_name" label={text.name} />
                <TextField name="last_name" label={text.surname} />
                <Button onClick={() => setLayers(0)}>{text.save}</Button>
              </Dialog>
            ) : null}
          </Dialog>
        ) : null}
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const opener = canvas.getByRole('button', { name: text.open })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: text.address }))
    await waitFor(() => expect(screen.getByLabelText(text.name)).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByLabelText(text.surname)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: text.save }))
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}

/** The one beneath may go first: what opened it gets the focus once the other is closed too. */
export const Stacked: Story = {
  render: function Stacking(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [below, setBelow] = useState(false)
    const [above, setAbove] = useState(false)
    return (
      <>
        <Button variant="secondary" onClick={() => setBelow(true)}>
          {text.open}
        </Button>
        <Dialog open={below} title={text.open} onOpenChange={setBelow}>
          <Button onClick={() => setAbove(true)}>{text.address}</Button>
        </Dialog>
        <Dialog open={above} title={text.address} onOpenChange={setAbove}>
          <Button onClick={() => setBelow(false)}>{text.save}</Button>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const opener = canvas.getByRole('button', { name: text.open })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: text.address }))
    await userEvent.click(await screen.findByRole('button', { name: text.save }))
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
  },
}

/** One that takes another's place gives the focus to what opened the first. */
export const Following: Story = {
  render: function Sequence(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [step, setStep] = useState<'first' | 'second'>()
    const leave = () => setStep(undefined)
    return (
      <>
        <Button variant="secondary" onClick={() => setStep('first')}>
          {text.open}
        </Button>
        <Dialog open={step === 'first'} title={text.open} onOpenChange={leave}>
          <Button onClick={() => setStep('second')}>{text.address}</Button>
        </Dialog>
        <Dialog open={step === 'second'} title={text.address} onOpenChange={leave}>
          <Button onClick={leave}>{text.save}</Button>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    const opener = canvas.getByRole('button', { name: text.open })
    await userEvent.click(opener)
    await userEvent.click(await screen.findByRole('button', { name: text.address }))
    await waitFor(() => expect(screen.getByRole('button', { name: text.save })).toHaveFocus())
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** One that nobody pressed for, as when a page asks to sign in, leaves the focus on the main part of the page. */
export const Unasked: Story = {
  render: function Asking(_args, { globals }) {
    const text = words[storyLanguage(globals)]
    const [open, setOpen] = useState(true)
    return (
      <div id="main" tabIndex={-1}>
        {text.about}
        <Dialog open={open} title={text.open} onOpenChange={setOpen}>
          <Button onClick={() => setOpen(false)}>{text.save}</Button>
        </Dialog>
      </div>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = words[storyLanguage(globals)]
    await userEvent.click(await screen.findByRole('button', { name: text.save }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByText(text.about)).toHaveFocus()
  },
}

/** Open, for looking at. */
export const Open: Story = {
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <Dialog {...args} open title={text.open} description={text.about}>
        <Form>
          <FieldGrid>
            <TextField name="first_name" label={text.name} />
            <TextField name="last_name" label={text.surname} />
          </FieldGrid>
          <SubmitRow onCancel={args.onOpenChange.bind(null, false)}>{text.save}</SubmitRow>
        </Form>
      </Dialog>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** 1000px wide; longer than the window, its content scrolls inside. */
export const WideAndLong: Story = {
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <Dialog {...args} open width="wide" title={text.open}>
        {Array.from({ length: 30 }, (_, at) => `${at + 1}. ${text.long}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
    const { top, bottom } = dialog.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(0)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** Without header and padding, for a content that lays out the whole box; its title is read, not drawn. */
export const Bare: Story = {
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <Dialog {...args} open width="wide" bare title={text.open}>
        <p>{text.long}</p>
      </Dialog>
    )
  },
  play: async ({ globals }) => {
    const dialog = await screen.findByRole('dialog', { name: words[storyLanguage(globals)].open })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

/** Its title is smaller than the page's. */
export const UnderAPage: Story = {
  render: (args, { globals }) => (
    <>
      <h1 className={pageTitle}>{words[storyLanguage(globals)].name}</h1>
      <Dialog {...args} open title={words[storyLanguage(globals)].open}>
        {words[storyLanguage(globals)].about}
      </Dialog>
    </>
  ),
  play: async ({ globals }) => {
    const { name, open } = words[storyLanguage(globals)]
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const page = screen.getByRole('heading', { name, hidden: true })
    const title = await screen.findByRole('heading', { name: open })
    await expect(sizeOf(title)).toBeLessThan(sizeOf(page))
  },
}
