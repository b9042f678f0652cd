import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RichTextBox } from '../panel-forms/RichTextEditor/RichTextBox.tsx'
import { useLoaded } from '../private/useLoaded.ts'

/** Parts whose code did not come at first: what is wanted with the page comes once there is a connection. */
const meta = {
  title: 'Código que no llegó',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Strip = () => <p>Visible</p>
const loadStrip = fn()
const loadEditor = fn()

/** It does not come the first time, as without a connection, and then it does. */
function failOnce<Part>(load: typeof loadStrip, code: () => Promise<Part>) {
  load.mockReset()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(code)
}
const lost = (load: typeof loadStrip) =>
  waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'))

function Early() {
  const [Part] = useLoaded(loadStrip, true)
  return Part ? <Part /> : null
}

/** What is wanted with the page, as the strip of the super user. */
export const WantedWithThePage: Story = {
  render: () => <Early />,
  beforeEach: () => failOnce(loadStrip, async () => ({ default: Strip })),
  play: async ({ canvas }) => {
    await lost(loadStrip)
    dispatchEvent(new Event('online'))
    await expect(await canvas.findByText('Visible')).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect(loadStrip, 'what is there is not asked for').toHaveBeenCalledTimes(2)
  },
}

function OnUse() {
  const [Part, wanted, want] = useLoaded(loadStrip)
  return (
    <>
      <button type="button" aria-expanded={wanted} onClick={() => want(true)}>
        Menú
      </button>
      {Part ? <Part /> : null}
    </>
  )
}

/** What somebody opens, as a menu, does not open by itself later. */
export const OpenedByHand: Story = {
  render: () => <OnUse />,
  beforeEach: () => failOnce(loadStrip, async () => ({ default: Strip })),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await lost(loadStrip)
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'))
    dispatchEvent(new Event('online'))
    await expect(loadStrip).toHaveBeenCalledOnce()
    await userEvent.click(opener)
    await expect(await canvas.findByText('Visible')).toBeVisible()
  },
}

const history = { id: 'history', name: 'history', 'aria-invalid': false } as const

function Editor() {
  return (
    <>
      <button type="button">Antes</button>
      <p id="history-label">Historia</p>
      <RichTextBox
        control={history}
        label="Historia"
        required={false}
        defaultValue="<p>La esquina</p>"
        load={loadEditor}
      />
    </>
  )
}
const editor = () => import('../panel-forms/RichTextEditor/EditorSurface.tsx')

/** The text of an editor that did not come is reached with the keys, which asks for it; who reached it goes on in the editor. */
export const EditorReachedByKeys: Story = {
  render: () => <Editor />,
  beforeEach: () => failOnce(loadEditor, editor),
  play: async ({ canvas }) => {
    await lost(loadEditor)
    const text = await canvas.findByRole('group', { name: 'Historia' })
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'))
    canvas.getByRole('button', { name: 'Antes' }).focus()
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await expect(loadEditor).toHaveBeenCalledTimes(2)
    const writing = await canvas.findByRole('textbox', { name: 'Historia' })
    await waitFor(() => expect(writing).toHaveFocus())
    await expect(canvas.queryByRole('group', { name: 'Historia' })).toBeNull()
  },
}

/** An editor that comes with the connection leaves the focus where it is. */
export const EditorByItself: Story = {
  render: () => <Editor />,
  beforeEach: () => failOnce(loadEditor, editor),
  play: async ({ canvas }) => {
    await lost(loadEditor)
    const before = canvas.getByRole('button', { name: 'Antes' })
    before.focus()
    dispatchEvent(new Event('online'))
    await canvas.findByRole('textbox', { name: 'Historia' })
    await expect(before).toHaveFocus()
  },
}
