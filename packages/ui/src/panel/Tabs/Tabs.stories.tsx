import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { Text } from '../../text/Text/Text.tsx'
import { type TabItem, Tabs } from './Tabs.tsx'

const words = {
  es: { label: 'Evento', tabs: ['Datos', 'Imágenes', 'Turnos', 'Textos'], inside: 'Lo que hay en' },
  en: { label: 'Event', tabs: ['Details', 'Images', 'Slots', 'Texts'], inside: 'What is in' },
}

function items(language: 'es' | 'en', extra: Record<number, Partial<TabItem>> = {}): TabItem[] {
  const { tabs, inside } = words[language]
  return tabs.map((label, place) => ({
    id: `part-${place}`,
    label,
    content: (
      <Text size="s">
        {inside} {label}.
      </Text>
    ),
    ...extra[place],
  }))
}

const counts = { 1: { count: 5 }, 2: { count: 42 } }

const meta = {
  title: 'Panel/Marco/Tabs',
  component: Tabs,
  args: { label: words.es.label, items: items('es', counts), onValueChange: fn() },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Tabs {...args} label={words[language].label} items={items(language, counts)} />
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Arrows move and choose. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('tab')
    if (!first || !second) throw new Error('The story needs two tabs.')
    await userEvent.click(first)
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('part-1')
    await expect(canvas.getByRole('tabpanel')).toBeVisible()
  },
}

/** The tab says how many of its fields are wrong. */
export const WithErrors: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Tabs {...args} items={items(language, { ...counts, 3: { errors: 2 } })} />
  },
  play: async ({ canvas, globals }) => {
    const wrong = canvas.getByRole('tab', { name: new RegExp(say(globals, 'tabs.errors', { count: 2 })) })
    await expect(wrong).toBeVisible()
  },
}

/** A part that is not there yet. */
export const Disabled: Story = {
  render: (args, { globals }) => (
    <Tabs {...args} items={items(storyLanguage(globals), { 2: { disabled: true } })} />
  ),
}

/** What was typed in a part stays while another shows. */
export const KeepMounted: Story = {
  render: (args, { globals }) => (
    <Tabs
      {...args}
      keepMounted
      items={items(storyLanguage(globals), { 0: { content: <input aria-label="Título" /> } })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Isla')
    const [first, second] = canvas.getAllByRole('tab')
    if (!first || !second) throw new Error('The story needs two tabs.')
    await userEvent.click(second)
    await userEvent.click(first)
    await expect(canvas.getByRole('textbox')).toHaveValue('Isla')
  },
}

/** On a phone they go on sideways. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
