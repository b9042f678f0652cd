import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { Select } from './Select.tsx'

const words = {
  es: { label: 'Tipo', all: 'Todos', kinds: ['Correspondencia', 'Prensa', 'Catálogo'] },
  en: { label: 'Kind', all: 'All', kinds: ['Letters', 'Press', 'Catalogue'] },
}
const refusals = { es: { kind: ['Elegí un tipo.'] }, en: { kind: ['Choose a kind.'] } }
const values = ['letter', 'press', 'catalog']

const meta = {
  title: 'Fundamentos/Formularios/Select',
  component: Select,
  args: { name: 'kind', label: 'Tipo', options: [] },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    const options = values.map((value, at) => ({ value, label: text.kinds[at] ?? value }))
    return <Select {...args} label={text.label} options={options} />
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

/** One of a few. */
export const Chosen: Story = {
  args: { defaultValue: 'press' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'catalog')
    await expect(select).toHaveValue('catalog')
  },
}

/** A first choice that stands for none. */
export const WithEmptyChoice: Story = {
  args: { optional: true },
  render: (args, context) => {
    const text = words[storyLanguage(context.globals)]
    return meta.render({ ...args, emptyLabel: text.all }, context)
  },
}

/** What the server says of it stands below. */
export const Invalid: Story = {
  render: (args, context) => (
    <Form errors={refusals[storyLanguage(context.globals)]}>{meta.render(args, context)}</Form>
  ),
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true } }
