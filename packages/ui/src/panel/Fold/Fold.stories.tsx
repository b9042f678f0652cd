import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from '../../forms/TextArea/TextArea.tsx'
import { storyLanguage } from '../../stories/say.ts'
import { Fold } from './Fold.tsx'

const words = {
  es: { label: 'Citada en', note: 'sin texto' },
  en: { label: 'Cited in', note: 'no text' },
}

const meta = {
  title: 'Panel/Marco/Fold',
  component: Fold,
  args: { label: words.es.label },
  render: (args, { globals }) => {
    const { label, note } = words[storyLanguage(globals)]
    return (
      <Fold {...args} label={label} note={note}>
        <TextArea name="cited" label={label} />
      </Fold>
    )
  },
} satisfies Meta<typeof Fold>

export default meta
type Story = StoryObj<typeof meta>

/** Folded, until it is pressed. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { label } = words[storyLanguage(globals)]
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(label) }))
    await expect(canvas.getByRole('textbox', { name: label })).toBeVisible()
  },
}

/** What has something inside stands open. */
export const Open: Story = { args: { folded: false } }

/** Only a phone folds it. */
export const OnAPhone: Story = {
  args: { phoneOnly: true },
  globals: { viewport: { value: 'small' } },
}
