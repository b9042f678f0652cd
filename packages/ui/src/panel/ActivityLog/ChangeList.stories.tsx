import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { ChangeList } from './ChangeList.tsx'

const words = {
  es: { depth: 'Profundidad', owner: 'Propietario', picture: 'Imagen', front: 'Frente', tag: 'Etiqueta' },
  en: { depth: 'Depth', owner: 'Owner', picture: 'Picture', front: 'Front', tag: 'Tag' },
}

const meta = {
  title: 'Panel/Marco/ChangeList',
  component: ChangeList,
  args: { changes: [] },
  render: (args, { globals }) => {
    const text = words[storyLanguage(globals)]
    return (
      <ChangeList
        {...args}
        changes={[
          { id: 'depth', label: text.depth, before: '3 cm', after: '4 cm' },
          { id: 'owner', label: text.owner, before: null, after: 'Familia Iribarne' },
          { id: 'picture', label: text.picture, after: text.front },
          { id: 'tag', label: text.tag, before: 'ochava' },
        ]}
      />
    )
  },
} satisfies Meta<typeof ChangeList>

export default meta
type Story = StoryObj<typeof meta>

/** What was and what is, what was empty, what came and what went. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('deletion')).toHaveLength(2)
    await expect(canvas.getAllByRole('insertion')).toHaveLength(3)
    await expect(canvas.getAllByRole('img', { name: say(globals, 'activityLog.becomes') })).toHaveLength(2)
    await expect(canvas.getByText(say(globals, 'activityLog.nothing'))).toBeVisible()
  },
}
