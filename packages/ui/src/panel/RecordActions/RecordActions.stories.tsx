import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import { RecordSteps } from '../RecordSteps/RecordSteps.tsx'
import { RecordActions } from './RecordActions.tsx'

const words = {
  es: {
    history: 'Historial',
    view: 'Ver en el sitio',
    remove: 'Borrar',
    share: 'Compartir',
  },
  en: { history: 'History', view: 'View on the site', remove: 'Delete', share: 'Share' },
}
const quiet = (label: string) => (
  <Button variant="tertiary" size="s">
    {label}
  </Button>
)
const actionsOf = (language: StoryLanguage, onRemove: () => void) => {
  const { history, view, remove, share } = words[language]
  return {
    steps: <RecordSteps place={3} total={48} previousHref="#2" nextHref="#4" />,
    history: quiet(history),
    view: quiet(view),
    more: [{ label: remove, onSelect: onRemove, tone: 'danger' as const }],
    primary: <Button size="s">{share}</Button>,
  }
}
const removed = fn()

const meta = {
  title: 'Panel/Marco/RecordActions',
  component: RecordActions,
  args: { history: null, more: [] },
  render: (args, { globals }) => <RecordActions {...args} {...actionsOf(storyLanguage(globals), removed)} />,
} satisfies Meta<typeof RecordActions>

export default meta
type Story = StoryObj<typeof meta>

/** One order, whatever a record has of it; what is rare is behind the dots. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { history, view, remove, share } = words[storyLanguage(globals)]
    const more = say(globals, 'recordActions.more')
    const names = canvas.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)
    await expect(names).toEqual([history, view, more, share])
    await userEvent.click(canvas.getByRole('button', { name: more }))
    await userEvent.click(screen.getByRole('menuitem', { name: remove }))
    await expect(removed).toHaveBeenCalledOnce()
  },
}
