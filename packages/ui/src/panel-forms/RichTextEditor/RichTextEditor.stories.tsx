import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Dialog } from '../../feedback/Dialog/Dialog.tsx'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { drawn } from '../../stories/drawn.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import type { RichTextImage } from './EditorSurface.tsx'
import { hostilePaste } from './hostilePaste.sample.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

const words = {
  es: {
    label: 'Historia',
    text: '<p>La galería abrió en 2008 en una vieja imprenta de Almagro. Lo primero que hubo fue un <a href="/es/archives/1">archivo</a>: las pruebas, cartas y bocetos que la familia Brandariz no quería separar.</p><p>De ese archivo salió la primera muestra, y de la muestra el método: <strong>investigar, publicar y recién después colgar.</strong></p><h3>El edificio</h3><p>Conserva la entrada original, en la esquina cortada a cuarenta y cinco grados.</p>',
    hint: 'Se muestra en Nosotros.',
    save: 'Guardar',
    refused: { history: ['La historia es demasiado larga.'] },
    draft: 'Borrador guardado en este equipo, 15:31',
    discard: 'Descartar',
  },
  en: {
    label: 'History',
    text: '<p>The gallery opened in 2008 in an old printing house in Almagro. First there was an <a href="/en/archives/1">archive</a>: the proofs, letters and sketches that the Brandariz family did not want to split up.</p><p>The first exhibition came out of that archive, and the method out of the exhibition: <strong>research, publish, and only then hang.</strong></p><h3>The building</h3><p>It keeps the original entrance, on the corner cut at forty-five degrees.</p>',
    hint: 'Shown on the About page.',
    save: 'Save',
    refused: { history: ['The history is too long.'] },
    draft: 'Draft kept on this computer, 15:31',
    discard: 'Discard',
  },
}

const onValueChange = fn()

const meta = {
  title: 'Panel/Formularios/RichTextEditor',
  component: RichTextEditor,
  args: { name: 'history', label: 'Historia', onValueChange },
  // Before its scripts it has no tools.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args, { globals }) => {
    const { label, text } = words[storyLanguage(globals)]
    return <RichTextEditor {...args} label={label} defaultValue={args.defaultValue ?? text} />
  },
  beforeEach: () => {
    onValueChange.mockClear()
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const writing = (canvas: Canvas) => canvas.findByRole('textbox', {}, { timeout: 5000 })
const lastHtml = () => onValueChange.mock.lastCall?.[0]

/** Types as the browser does: the keyboard of the tests writes past the editor. */
function type(text: string) {
  document.execCommand('insertText', false, text)
}

function pasted(text: HTMLElement, html: string) {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', '')
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

/** Marks by button and by key; the pressed buttons follow the caret; undo takes the change back. */
export const Written: Story = {
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    await expect(text).toHaveAccessibleName(words[storyLanguage(globals)].label)
    await expect(canvas.getByText(/\d\d (palabras|words)/)).toBeVisible()
    await userEvent.click(within(text).getByText(/Conserva|keeps/))
    await userEvent.keyboard('{Control>}a{/Control}')
    const italic = canvas.getByRole('button', { name: say(globals, 'richTextEditor.italic') })
    await expect(italic).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(italic)
    await waitFor(() => expect(italic).toHaveAttribute('aria-pressed', 'true'))
    await expect(lastHtml()).toMatch(/<p><em>/)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.undo') }))
    await waitFor(() => expect(italic).toHaveAttribute('aria-pressed', 'false'))
  },
}

/** One stop of the tab key: Alt + F10 leads to the toolbar, arrows move in it, Escape leads back. */
export const ByKeyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    text.focus()
    type('Ochava')
    await waitFor(() => expect(lastHtml()).toBe('<p>Ochava</p>'))
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    const block = canvas.getByLabelText(say(globals, 'richTextEditor.block'))
    await expect(block).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: say(globals, 'richTextEditor.bold') })).toHaveFocus()
    await userEvent.keyboard('{End}')
    const redo = canvas.getByRole('button', { name: say(globals, 'richTextEditor.redo') })
    await expect(redo).toHaveFocus()
    await expect(redo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(block).toHaveFocus()
    await userEvent.selectOptions(block, 'heading')
    await expect(lastHtml()).toBe('<h3>Ochava</h3>')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(canvas.getAllByRole('button').filter((tool) => tool.tabIndex === 0)).toHaveLength(0)
  },
}

/** Escape leads back from the toolbar and leaves the dialog around it open; the next one closes it. */
export const InADialog: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args, { globals }) => {
    const { label, text } = words[storyLanguage(globals)]
    return (
      <Dialog open title={label} onOpenChange={closing}>
        <RichTextEditor {...args} label={label} defaultValue={text} />
      </Dialog>
    )
  },
  play: async ({ globals }) => {
    closing.mockClear()
    const text = await writing(within(document.body))
    text.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(screen.getByLabelText(say(globals, 'richTextEditor.block'))).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(closing).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closing).toHaveBeenCalledWith(false)
  },
}
const closing = fn()

/** The address of a link is made complete, refused where a link may not lead, and taken away. */
export const Linked: Story = {
  args: { defaultValue: '<p>archivo</p>' },
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    text.focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    const tool = canvas.getByRole('button', { name: say(globals, 'richTextEditor.link') })
    await userEvent.click(tool)
    const address = canvas.getByLabelText(say(globals, 'richTextEditor.address'))
    await expect(address).toHaveFocus()
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription(say(globals, 'richTextEditor.badAddress'))
    // What a window tells that loses the focus: nothing else has it.
    fireEvent.focusOut(address)
    await expect(address).toBeVisible()
    // Keys of who composes a word are for that word.
    for (const key of ['Escape', 'Enter']) fireEvent.keyDown(address, { key, isComposing: true })
    await expect(address).toBeVisible()
    await userEvent.clear(address)
    await userEvent.keyboard('ochava.example/es{Enter}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(lastHtml()).toBe('<p><a href="https://ochava.example/es">archivo</a></p>')
    await waitFor(() => expect(tool).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.unlink') }))
    await expect(lastHtml()).toBe('<p>archivo</p>')
  },
}

/** The address of a link, under its word. */
export const LinkOpen: Story = {
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    text.focus()
    const word = within(text).getByText(/^archiv/).firstChild
    if (word) getSelection()?.setBaseAndExtent(word, 3, word, 3)
    const tool = canvas.getByRole('button', { name: say(globals, 'richTextEditor.link') })
    await waitFor(() => expect(tool).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool)
    const address = canvas.getByLabelText(say(globals, 'richTextEditor.address'))
    await expect(address).toHaveFocus()
    await expect(address).toHaveValue(`/${storyLanguage(globals)}/archives/1`)
  },
}

/** Under the last line of a window the link's address comes into sight, clear of a bar at its foot. */
export const LinkAtTheFoot: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    text.focus()
    getSelection()?.selectAllChildren(text)
    getSelection()?.collapseToEnd()
    window.scrollBy(0, text.getBoundingClientRect().bottom - window.innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.link') }))
    await expect(canvas.getByLabelText(say(globals, 'richTextEditor.address'))).toHaveFocus()
    const { bottom } = canvas.getByRole('dialog').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 95)
    window.scrollTo(0, 0)
  },
}

/** What a word processor, a drive's document and a hostile page put on the clipboard: structure stays, looks go. */
export const Pasted: Story = {
  args: { defaultValue: '' },
  play: async ({ canvas }) => {
    const text = await writing(canvas)
    for (const { html, kept } of hostilePaste) {
      text.focus()
      await userEvent.keyboard('{Control>}a{/Control}{Delete}')
      pasted(text, html)
      await waitFor(() => expect(lastHtml()).toBe(kept))
    }
    await expect(text.querySelector('[style], [class^="Mso"], script, img')).toBeNull()
  },
}

/** Lists and quotes, as the site will show them. */
export const Structured: Story = {
  args: {
    defaultValue:
      '<h3>Visitas</h3><ul><li>Ana Dulitzky, 15:00</li><li>Celia Iraola, 17:00</li></ul><ol><li>Pedir turno</li><li>Confirmarlo</li></ol><blockquote><p>El cuadro termina donde termina la idea.</p></blockquote>',
  },
  play: async ({ canvas }) => {
    const text = await writing(canvas)
    await expect(within(text).getAllByRole('list')).toHaveLength(2)
  },
}

/** With images, where the page takes them: its owner chooses one. */
export const WithImages: Story = {
  args: { pickImage: async () => ({ src: '/pictures/room-a.jpg', alt: 'Sala 1' }) },
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    text.focus()
    const own = `${location.origin}/pictures/room-h.jpg`
    pasted(
      text,
      `<p>De otro sitio<img src="https://elsewhere.example/x.png"><img src="${own}" alt="Propia"></p>`
    )
    await waitFor(() => expect(lastHtml()).toContain('De otro sitio'))
    await expect(within(text).getAllByRole('img')).toHaveLength(1)
    await expect(lastHtml()).toContain('<img src="/pictures/room-h.jpg" alt="Propia">')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.image') }))
    await waitFor(() => expect(within(text).getByRole('img', { name: 'Sala 1' })).toBeVisible())
    await expect(lastHtml()).toContain('<img src="/pictures/room-a.jpg" alt="Sala 1">')
  },
}

/** Nothing written yet, and what else the foot may say. */
export const Empty: Story = {
  args: { defaultValue: '' },
  render: (args, { globals }) => {
    const { label, hint, draft } = words[storyLanguage(globals)]
    return <RichTextEditor {...args} label={label} hint={hint} foot={draft} optional />
  },
}

/** In a form: the focus goes to the text that was refused, writing takes the message away, HTML is sent. */
export const Invalid: Story = {
  args: { defaultValue: '<p>x</p>' },
  render: function Refusing(args, { globals }) {
    const { label, refused, save } = words[storyLanguage(globals)]
    const [errors, setErrors] = useState<Record<string, string[]>>()
    return (
      <Form errors={errors} onSubmit={sent}>
        <RichTextEditor {...args} label={label} />
        <SubmitRow>{save}</SubmitRow>
        <Button variant="secondary" onClick={() => setErrors(refused)}>
          422
        </Button>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const { refused, save } = words[storyLanguage(globals)]
    const text = await writing(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '422' }))
    await waitFor(() => expect(text).toHaveFocus())
    await expect(text).toHaveAccessibleDescription(new RegExp(refused.history[0] ?? ''))
    type('y')
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'false'))
    await userEvent.click(canvas.getByRole('button', { name: save }))
    await expect(sent).toHaveBeenCalledWith({ history: expect.stringContaining('y') })
  },
}
const sent = fn()

/** A form that is reset has the text of the beginning again. */
export const BegunAnew: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '<p>uno</p>' },
  render: (args) => (
    <form>
      <RichTextEditor {...args} />
      <button type="reset">0</button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const text = await writing(canvas)
    text.focus()
    type('y dos ')
    await waitFor(() => expect(lastHtml()).toBe('<p>y dos uno</p>'))
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await waitFor(() => expect(text).toHaveTextContent(/^uno$/))
    await expect(canvasElement.querySelector('input[name="history"]')).toHaveValue('<p>uno</p>')
    await expect(lastHtml()).toBe('<p>uno</p>')
  },
}

/** Its owner keeps the text: what is set from outside replaces it. */
export const Controlled: Story = {
  render: function Owned(args, { globals }) {
    const { label, discard } = words[storyLanguage(globals)]
    const [html, setHtml] = useState('<p>uno</p>')
    return (
      <>
        <RichTextEditor {...args} label={label} value={html} onValueChange={setHtml} />
        <Button variant="secondary" onClick={() => setHtml('<p>uno</p>')}>
          {discard}
        </Button>
      </>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = await writing(canvas)
    text.focus()
    type('y dos ')
    const sent = canvasElement.querySelector('input[name="history"]')
    await waitFor(() => expect(sent).toHaveValue('<p>y dos uno</p>'))
    await userEvent.click(canvas.getByRole('button', { name: words[storyLanguage(globals)].discard }))
    await waitFor(() => expect(text).toHaveTextContent(/^uno$/))
    await expect(sent).toHaveValue('<p>uno</p>')
  },
}

/** Nothing can be written now, and no tool changes the text. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const text = await writing(canvas)
    await expect(text).toHaveAttribute('contenteditable', 'false')
    pasted(text, '<p>pegado</p>')
    for (const tool of within(canvas.getByRole('toolbar')).getAllByRole('button')) {
      await userEvent.click(tool)
      await expect(tool).toBeDisabled()
    }
    await expect(canvas.getByRole('combobox')).toBeDisabled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(onValueChange).not.toHaveBeenCalled()
  },
}

let choose = (_image: RichTextImage) => {}

/** Disabled while it is written, as while it is being saved: what was begun, a link or an image, does not come in. */
export const DisabledMeanwhile: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultValue: '<p>archivo</p>',
    pickImage: () =>
      new Promise((resolve) => {
        choose = resolve
      }),
  },
  render: function Saving(args, { globals }) {
    const { label, save } = words[storyLanguage(globals)]
    const [disabled, setDisabled] = useState(false)
    return (
      <>
        <RichTextEditor {...args} label={label} disabled={disabled} />
        <Button variant="secondary" onClick={() => setDisabled(!disabled)}>
          {save}
        </Button>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const text = await writing(canvas)
    const save = canvas.getByRole('button', { name: words[storyLanguage(globals)].save })
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.image') }))
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'richTextEditor.link') }))
    // Without the pointer, which would take the focus out of the link's address.
    save.click()
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'))
    choose({ src: '/pictures/room-a.jpg', alt: 'Sala 1' })
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await userEvent.click(save)
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'true'))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(onValueChange).not.toHaveBeenCalled()
    text.focus()
    type('x')
    await waitFor(() => expect(lastHtml()).toContain('x'))
    await expect(lastHtml()).not.toContain('img')
  },
}

/** In a fieldset that is disabled, at first and again later, it is too, as any other field. */
export const DisabledAround: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Around(args, { globals }) {
    const { label, save } = words[storyLanguage(globals)]
    const [disabled, setDisabled] = useState(true)
    const [own, setOwn] = useState(false)
    return (
      <form>
        <fieldset disabled={disabled}>
          <fieldset>
            <RichTextEditor {...args} label={label} disabled={own} />
          </fieldset>
        </fieldset>
        <Button variant="secondary" onClick={() => setDisabled(!disabled)}>
          {save}
        </Button>
        <Button variant="secondary" onClick={() => setOwn(!own)}>
          {label}
        </Button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const { label, save } = words[storyLanguage(globals)]
    const text = await writing(canvas)
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const expectWritable = (writable: boolean) =>
      waitFor(async () => {
        await expect(text).toHaveAttribute('contenteditable', String(writable))
        await expect(text).toHaveAttribute('aria-disabled', String(!writable))
        const form = canvasElement.querySelector('form')
        await expect(new FormData(form ?? undefined).has('history')).toBe(writable)
      })
    await expectWritable(false)
    await press(save)
    await expectWritable(true)
    text.focus()
    type('x')
    await waitFor(() => expect(lastHtml()).toContain('x'))
    await press(save)
    await expectWritable(false)
    await press(label)
    await press(save)
    await expectWritable(false)
    await press(label)
    await expectWritable(true)
  },
}

let giveBack = (_html: string) => {}

/** An owner on a busy machine gives each text back late: what was typed since then stays, and what it sets itself still comes. */
export const LateOwner: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Late(args) {
    const [html, setHtml] = useState('<p>uno</p>')
    giveBack = setHtml
    return <RichTextEditor {...args} value={html} />
  },
  play: async ({ canvas }) => {
    const text = await writing(canvas)
    text.focus()
    for (const letter of ['a', 'b']) {
      type(letter)
      await waitFor(() => expect(lastHtml()).toContain(letter))
    }
    await expect(text).toHaveTextContent(/^abuno$/)
    for (const [html] of onValueChange.mock.calls) {
      giveBack(html)
      await drawn()
      await expect(text).toHaveTextContent(/^abuno$/)
    }
    giveBack('<p>auno</p>')
    await waitFor(() => expect(text).toHaveTextContent(/^auno$/))
  },
}
