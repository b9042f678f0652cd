import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { storyLanguage } from '../../stories/say.ts'
import { Form } from '../Form/Form.tsx'
import { Select } from './Select.tsx'

const words = {
  es: { label: 'Tipo', all: 'Todos', kinds: ['Correspondencia', 'Prensa', 'Catálogo'] },
  en: { label: 'Kind', all: 'All', kinds: ['Letters', 'Press', 'Catalogue'] },
}
const refusals = { es: { kind: ['Elegí un tipo.'] }, en: { kind: ['Choose a kind.'] } }
const values = ['letter', 'press', 'catalog']

const optionsIn = (language: 'es' | 'en') =>
  values.map((value, at) => ({ value, label: words[language].kinds[at] ?? value }))

const meta = {
  title: 'Fundamentos/Formularios/Select',
  component: Select,
  args: { name: 'kind', label: 'Tipo', options: [] },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Select {...args} label={words[language].label} options={optionsIn(language)} />
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

/** As an action of React has it, which resets its form: what was sent comes back as what is chosen at first. */
function GivenBackForm({ language }: { language: 'es' | 'en' }) {
  const [first, setFirst] = useState('letter')
  return (
    <form action={(data) => setFirst(String(data.get('kind')))}>
      <Select name="kind" label={words[language].label} options={optionsIn(language)} defaultValue={first} />
      <Button type="submit">{first}</Button>
      <Button type="reset">0</Button>
      <Button onClick={() => setFirst('letter')}>1</Button>
    </form>
  )
}

/** A form that was reset goes back to what is chosen at first by now, which may be what was sent last. */
export const GivenBack: Story = {
  tags: ['!dev', '!autodocs'],
  render: (_args, { globals }) => <GivenBackForm language={storyLanguage(globals)} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await userEvent.selectOptions(select, 'press')
    await press('letter')
    await canvas.findByRole('button', { name: 'press' })
    await expect(select).toHaveValue('press')
    await userEvent.selectOptions(select, 'catalog')
    await press('0')
    await expect(select).toHaveValue('press')
    // What is chosen stays where nothing was reset.
    await userEvent.selectOptions(select, 'catalog')
    await press('1')
    await canvas.findByRole('button', { name: 'letter' })
    await expect(select).toHaveValue('catalog')
    await press('0')
    await expect(select).toHaveValue('letter')
  },
}

/** Not to be changed now. */
export const Disabled: Story = { args: { disabled: true } }
