import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { storyLanguage } from '../../stories/say.ts'
import { Text } from '../../text/Text/Text.tsx'
import { FootBar } from './FootBar.tsx'

const words = {
  es: {
    label: 'Crear turnos',
    count: '42 turnos nuevos, 504 lugares',
    back: 'Volver',
    create: 'Crear 42 turnos',
  },
  en: { label: 'Create slots', count: '42 new slots, 504 places', back: 'Back', create: 'Create 42 slots' },
}

const meta = {
  title: 'Panel/Marco/FootBar',
  component: FootBar,
  args: { 'aria-label': words.es.label },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <FootBar {...args} aria-label={text.label}>
        <Text as="span" size="s">
          {text.count}
        </Text>
        <Button size="s" variant="tertiary">
          {text.back}
        </Button>
        <Button size="s">{text.create}</Button>
      </FootBar>
    )
  },
} satisfies Meta<typeof FootBar>

export default meta
type Story = StoryObj<typeof meta>

/** What will happen, a way back and the one thing to do. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('region', { name: words[storyLanguage(globals)].label })).toBeVisible()
  },
}

/** On a phone the words take a line of their own. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
