import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
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
    // The browser's way back.
    await expect(fireEvent.keyDown(second, { key: 'ArrowLeft', altKey: true })).toBe(true)
    await expect(second).toHaveFocus()
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

/** The first that can be chosen shows, and Tab reaches it. */
export const FirstDisabled: Story = {
  render: (args, { globals }) => (
    <Tabs {...args} items={items(storyLanguage(globals), { 0: { disabled: true } })} />
  ),
  play: async ({ canvas, args }) => {
    const [, second, third] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(third).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('part-2')
  },
}

/** Once they are there the first shows; when the one that shows goes, the first does again. */
export const Later: Story = {
  render: function Loading(args, { globals }) {
    const all = items(storyLanguage(globals))
    const [count, setCount] = useState(0)
    return (
      <>
        <Tabs {...args} items={all.slice(0, count)} />
        <Button onClick={() => setCount(4)}>4</Button>
        <Button onClick={() => setCount(2)}>2</Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    const shown = () => canvas.getByRole('tab', { selected: true })
    await userEvent.click(canvas.getByRole('button', { name: '4' }))
    await expect(shown()).toBe(canvas.getAllByRole('tab')[0])
    await expect(canvas.getByRole('tabpanel')).toBeVisible()
    const last = canvas.getAllByRole('tab').at(-1)
    if (!last) throw new Error('The story needs four tabs.')
    await userEvent.click(last)
    await expect(shown()).toBe(last)
    await userEvent.click(canvas.getByRole('button', { name: '2' }))
    await expect(shown()).toBe(canvas.getAllByRole('tab')[0])
  },
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
