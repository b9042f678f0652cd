import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { SubmitRow } from '../SubmitRow/SubmitRow.tsx'
import { Checkbox } from './Checkbox.tsx'

const words = {
  es: { label: 'Recibir las novedades por mail', send: 'Guardar' },
  en: { label: 'Get the news by e-mail', send: 'Save' },
}
const refusals = {
  es: { news: ['Marcá la casilla para seguir.'] },
  en: { news: ['Tick the box to go on.'] },
}
const sent = fn()

const meta = {
  title: 'Fundamentos/Formularios/Checkbox',
  component: Checkbox,
  args: { name: 'news', label: 'Novedades', optional: false },
  render: (args, { globals }) => <Checkbox {...args} label={words[storyLanguage(globals)].label} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

/** Its words are part of what can be pressed; a form sends it only when ticked. */
export const Unticked: Story = {
  render: (args, context) => (
    <Form onSubmit={sent}>
      {meta.render(args, context)}
      <SubmitRow>{words[storyLanguage(context.globals)].send}</SubmitRow>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const text = words[storyLanguage(globals)]
    const send = canvas.getByRole('button', { name: text.send })
    await userEvent.click(send)
    await expect(sent).toHaveBeenLastCalledWith({})
    await userEvent.click(canvas.getByText(text.label))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await userEvent.click(send)
    await expect(sent).toHaveBeenLastCalledWith({ news: '1' })
  },
}

/** Yes. */
export const Ticked: Story = { args: { defaultChecked: true } }

/** Some of what it stands for is ticked; a press tells the page, which says when that is over. */
export const Mixed: Story = {
  args: { mixed: true, onChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

/** What the server says of it stands below. */
export const Invalid: Story = {
  render: (args, context) => (
    <Form errors={refusals[storyLanguage(context.globals)]}>{meta.render(args, context)}</Form>
  ),
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
