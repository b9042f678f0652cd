import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Form } from '../../forms/Form/Form.tsx'
import { SubmitRow } from '../../forms/SubmitRow/SubmitRow.tsx'
import { say, storyLanguage } from '../../stories/say.ts'
import { ColorPicker } from './ColorPicker.tsx'

const words = {
  es: { label: 'Color', hint: 'El de sus barras en la línea de días.', save: 'Guardar' },
  en: { label: 'Colour', hint: 'The one of its bars on the timeline.', save: 'Save' },
}
const refused = {
  es: { color: ['Elegí un color.'] },
  en: { color: ['Choose a colour.'] },
}

const meta = {
  title: 'Panel/Formularios/ColorPicker',
  component: ColorPicker,
  args: { name: 'color', label: 'Color', onValueChange: fn() },
  render: (args, { globals }) => <ColorPicker {...args} label={words[storyLanguage(globals)].label} />,
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows choose, as in every group of radio buttons. */
export const Chosen: Story = {
  args: { defaultValue: 'green' },
  play: async ({ canvas, args, globals }) => {
    canvas.getByRole('radio', { name: say(globals, 'colorPicker.green') }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: say(globals, 'colorPicker.gray') })).toBeChecked()
    await userEvent.click(canvas.getByText(say(globals, 'colorPicker.yellow')))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('yellow')
  },
}

/** None chosen yet, with a sentence of help. */
export const Empty: Story = {
  render: (args, { globals }) => {
    const { label, hint } = words[storyLanguage(globals)]
    return <ColorPicker {...args} label={label} hint={hint} optional />
  },
}

/** The form's answer names it: the group takes the focus, choosing takes the message away, and the name is sent. */
export const Invalid: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return (
      <Form errors={refused[language]} onSubmit={sent}>
        <ColorPicker {...args} label={words[language].label} />
        <SubmitRow>{words[language].save}</SubmitRow>
      </Form>
    )
  },
  play: async ({ canvas, globals }) => {
    sent.mockClear()
    const language = storyLanguage(globals)
    const group = canvas.getByRole('radiogroup')
    await waitFor(() => expect(group).toHaveFocus())
    await expect(group).toHaveAccessibleDescription(refused[language].color[0])
    await userEvent.click(canvas.getByRole('radio', { name: say(globals, 'colorPicker.red') }))
    await expect(group).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: words[language].save }))
    await expect(sent).toHaveBeenCalledWith({ color: 'red' })
  },
}
const sent = fn()

/** As it looks refused. */
export const WithError: Story = { render: Invalid.render }

/** Other colours than the kit's six: each has a rule for `data-event-color`, and its name in `EventColors`. */
export const OwnColors: Story = {
  args: {
    defaultValue: 'green',
    colors: [
      { value: 'green', label: 'Musgo' },
      { value: 'purple', label: 'Uva' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: 'Musgo' })).toBeChecked()
  },
}

/** Where they take two rows, they stand under each other. */
export const InColumns: Story = {
  globals: { viewport: { value: 'full' } },
  render: (args, { globals }) => (
    <div style={{ width: '26rem' }}>
      <ColorPicker {...args} label={words[storyLanguage(globals)].label} />
    </div>
  ),
  play: async ({ canvas }) => {
    const places = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect())
    const rows = new Set(places.map(({ top }) => top))
    const columns = new Set(places.map(({ left }) => left))
    await expect(rows.size).toBeGreaterThan(1)
    await expect(columns.size).toBe(Math.ceil(places.length / rows.size))
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true, defaultValue: 'purple' } }

/** In letters so large that a colour and its name have no space beside each other they keep to their column. */
export const NarrowColumn: Story = {
  render: (args, { globals }) => (
    <div style={{ width: '6rem' }}>
      <ColorPicker {...args} label={words[storyLanguage(globals)].label} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole('radiogroup', { name: words[storyLanguage(globals)].label })
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}
