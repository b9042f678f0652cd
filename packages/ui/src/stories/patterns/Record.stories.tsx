import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../say.ts'
import { PatternRouter } from './PatternRouter.tsx'
import { RecordPattern } from './RecordPattern.tsx'
import { record } from './record.ts'

const meta = {
  title: 'Patrones/Ficha de una obra',
  component: RecordPattern,
  parameters: { layout: 'fullscreen' },
  args: { language: 'es' },
  render: (_, { globals }) => (
    <PatternRouter>
      <RecordPattern language={storyLanguage(globals)} />
    </PatternRouter>
  ),
} satisfies Meta<typeof RecordPattern>

export default meta
type Story = StoryObj<typeof meta>

/** A record as it is read. */
export const Page: Story = { tags: ['!test'] }

/** A wrong code is refused at its field; mended, the record is saved. */
export const Writing: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = record(storyLanguage(globals))
    const code = canvas.getByRole('textbox', { name: words.code })
    await userEvent.clear(code)
    await userEvent.type(code, 'BR-1')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.save') }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(words.wrongCode))
    await userEvent.clear(code)
    await userEvent.type(code, 'BR-49-005')
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'saveBar.save') }))
    await waitFor(() => expect(code).toBeValid())
    await expect(canvas.queryByRole('button', { name: say(globals, 'saveBar.save') })).toBeNull()
  },
}
