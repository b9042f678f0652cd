import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { samplePicture } from '../../stories/samplePictures.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { ImageField } from './ImageField.tsx'

const words = {
  es: {
    label: 'Portada',
    save: 'Guardar',
    hint: 'Se muestra en la lista de muestras, en 3:2.',
    refused: { cover: ['La imagen está dañada y no se puede leer.'] },
  },
  en: {
    label: 'Cover',
    save: 'Save',
    hint: 'Shown in the list of exhibitions, in 3:2.',
    refused: { cover: ['The image is damaged and can’t be read.'] },
  },
}

/** A picture of the demo gallery as a file of the visitor's. */
async function sampleFile(name: string) {
  const picture = await fetch('/pictures/brandariz-02.jpg')
  return new File([await picture.blob()], name, { type: 'image/jpeg' })
}

const meta = {
  title: 'Fundamentos/Formularios/ImageField',
  component: ImageField,
  args: { name: 'cover', label: 'Portada', onChoice: fn() },
  render: (args, { globals }) => <ImageField {...args} label={words[storyLanguage(globals)].label} />,
} satisfies Meta<typeof ImageField>

export default meta
type Story = StoryObj<typeof meta>

/** What is chosen is shown at once, before anything is sent; removing it leaves the field empty again. */
export const Empty: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { label } = words[storyLanguage(globals)]
    const field = canvas.getByLabelText(new RegExp(label))
    await expect(field).toBeRequired()
    await userEvent.upload(field, await sampleFile('ritmo.jpg'))
    await canvas.findByText(say(globals, 'imageField.chosen', { name: 'ritmo.jpg' }))
    await expect(args.onChoice).toHaveBeenLastCalledWith(expect.any(File))
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    )
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'imageField.removeOf', { label }) })
    )
    await expect(canvas.getByText(say(globals, 'imageField.none'))).toBeVisible()
    await expect(args.onChoice).toHaveBeenLastCalledWith(undefined)
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    // The button is gone.
    await expect(field).toHaveFocus()
  },
}

/** The kept image can be replaced or taken away; taking away can be taken back. */
export const Kept: Story = {
  args: { picture: { ...samplePicture, alt: '' }, optional: true },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { label } = words[storyLanguage(globals)]
    const heard = fn()
    canvasElement.addEventListener('change', heard)
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'imageField.removeOf', { label }) })
    )
    await expect(args.onChoice).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByText(say(globals, 'imageField.removed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'imageField.undo') }))
    await expect(args.onChoice).toHaveBeenLastCalledWith(undefined)
    await expect(canvas.queryByText(say(globals, 'imageField.none'))).toBeNull()
    await expect(heard).toHaveBeenCalledTimes(2)
  },
}

/** With a sentence of its own instead of the formats. */
export const WithHint: Story = {
  render: (args, { globals }) => {
    const { label, hint } = words[storyLanguage(globals)]
    return <ImageField {...args} label={label} hint={hint} />
  },
}

/** What is no picture is refused before it is sent; nothing stays chosen. */
export const Refused: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(new RegExp(words[storyLanguage(globals)].label))
    const drawing = new File(['x'], 'logo.svg', { type: 'image/svg+xml' })
    await userEvent.upload(field, drawing, { applyAccept: false })
    const refusal = say(globals, 'imageFile.typeOf', { ending: 'SVG' })
    await expect(field).toHaveAccessibleDescription(new RegExp(refusal))
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('')
  },
}

/** A telephone's photograph, which this browser cannot show: its name stands, its place is empty. */
export const NotShown: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const field = canvas.getByLabelText(new RegExp(words[storyLanguage(globals)].label))
    await userEvent.upload(field, new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' }))
    await canvas.findByText(say(globals, 'imageField.chosen', { name: 'IMG_0042.HEIC' }))
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  },
}

/** The server refused it; choosing another takes the message away. */
export const Invalid: Story = {
  render: (args, { globals }) => {
    const { label, refused, save } = words[storyLanguage(globals)]
    return (
      <Form errors={refused}>
        <ImageField {...args} label={label} />
        <SubmitRow>{save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    const { label } = words[storyLanguage(globals)]
    const field = canvas.getByLabelText(new RegExp(label))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await userEvent.upload(field, await sampleFile('otra.jpg'))
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  },
}

/** As it looks refused. */
export const WithError: Story = { render: Invalid.render }

/** A form that is reset has no file any more: the image that was kept is shown again. */
export const BegunAnew: Story = {
  args: { picture: { ...samplePicture, alt: '' } },
  render: (args, { globals }) => (
    <form>
      <ImageField {...args} label={words[storyLanguage(globals)].label} />
      <button type="reset">0</button>
    </form>
  ),
  play: async ({ canvas, args, globals }) => {
    await userEvent.upload(
      canvas.getByLabelText(new RegExp(words[storyLanguage(globals)].label), { selector: 'input' }),
      await sampleFile('ritmo.jpg')
    )
    const chosen = await canvas.findByText(say(globals, 'imageField.chosen', { name: 'ritmo.jpg' }))
    await userEvent.click(canvas.getByRole('button', { name: '0' }))
    await waitFor(() => expect(chosen).toBeEmptyDOMElement())
    await expect(args.onChoice).toHaveBeenLastCalledWith(undefined)
  },
}

/** On its way: nothing can be chosen until it is there, and the focus stays. Each quarter is read out. */
export const Uploading: Story = {
  args: { progress: 0.64, picture: { ...samplePicture, alt: '' } },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { label } = words[storyLanguage(globals)]
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.64)
    await expect(canvasElement.querySelector('[aria-live]')?.textContent).toBe(
      say(globals, 'imageField.uploading', { share: 0.5 })
    )
    const field = canvas.getByLabelText(new RegExp(label), { selector: 'input' })
    field.focus()
    await expect(field).toHaveFocus()
    await expect(fireEvent.click(field)).toBe(false)
    await expect(fireEvent.drop(field)).toBe(false)
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'imageField.removeOf', { label }) })
    )
    await expect(args.onChoice).not.toHaveBeenCalled()
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, picture: { ...samplePicture, alt: '' } } }
