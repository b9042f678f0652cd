import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { storyLanguage } from '../../stories/say.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tooltip } from './Tooltip.tsx'

const words = {
  es: {
    save: 'Guardar',
    hint: 'El link actual deja de funcionar',
    renew: 'Renovar',
    since: 'Vigente desde mayo.',
  },
  en: { save: 'Save', hint: 'The current link stops working', renew: 'Renew', since: 'Valid since May.' },
}

const meta = {
  title: 'Fundamentos/Controles/Tooltip',
  component: Tooltip,
  args: { text: 'Guardar', children: <span /> },
  render: (args, { globals }) => {
    const { save } = words[storyLanguage(globals)]
    return (
      <Tooltip {...args} text={save}>
        <Button variant="secondary" aria-label={save}>
          <Icon name="check" />
        </Button>
      </Tooltip>
    )
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** With the keyboard: the focus shows it, Escape takes it away, the focus stays. It is not read out twice. */
export const Focused: Story = {
  play: async ({ canvas, globals }) => {
    const { save } = words[storyLanguage(globals)]
    const button = canvas.getByRole('button', { name: save })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip')
    await expect(button).not.toHaveAccessibleDescription()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
  },
}

/** Under the pointer, which may move on to the text. */
export const Hovered: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const tooltip = await screen.findByRole('tooltip')
    await userEvent.hover(tooltip)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip')
  },
}

/** With the keys that do the same. */
export const WithKeys: Story = {
  args: { shortcut: 'Ctrl S', side: 'right' },
  play: async () => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Ctrl S'))
  },
}

/** It says more than the name: it is read out after it. */
export const Describing: Story = {
  args: { describes: true },
  render: (args, { globals }) => {
    const { renew, hint } = words[storyLanguage(globals)]
    return (
      <Tooltip {...args} text={hint}>
        <Button variant="tertiary">{renew}</Button>
      </Tooltip>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAccessibleDescription(words[storyLanguage(globals)].hint)
    )
  },
}

/** What described it before is read out first. */
export const DescribingMore: Story = {
  args: { describes: true },
  render: (args, { globals }) => {
    const { renew, hint, since } = words[storyLanguage(globals)]
    return (
      <>
        <Tooltip {...args} text={hint}>
          <Button variant="tertiary" aria-describedby="since">
            {renew}
          </Button>
        </Tooltip>
        <p id="since">{since}</p>
      </>
    )
  },
  play: async ({ canvas, globals }) => {
    const { hint, since } = words[storyLanguage(globals)]
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleDescription(`${since} ${hint}`))
  },
}
