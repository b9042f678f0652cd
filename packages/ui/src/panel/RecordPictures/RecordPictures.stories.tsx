import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samplePicture, sampleTextile } from '../../stories/samplePictures.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { RecordPictures } from './RecordPictures.tsx'

const words = {
  es: { label: 'Imágenes de Trama baja 9', empty: 'Sin imágenes' },
  en: { label: 'Pictures of Low Weft 9', empty: 'No pictures' },
}

const meta = {
  title: 'Panel/Marco/RecordPictures',
  component: RecordPictures,
  args: {
    label: words.es.label,
    pictures: [
      { id: 1, picture: { ...sampleTextile, alt: '' } },
      { id: 2, picture: { ...samplePicture, alt: '' } },
    ],
    addHref: '#images',
  },
  render: (args, { globals }) => {
    const { label, empty } = words[storyLanguage(globals)]
    return <RecordPictures {...args} label={label} empty={empty} />
  },
} satisfies Meta<typeof RecordPictures>

export default meta
type Story = StoryObj<typeof meta>

/** A work is seen whole; a press on a small one makes it large. */
export const Work: Story = {
  play: async ({ canvas, globals }) => {
    const show = (place: number) =>
      canvas.getByRole('button', { name: say(globals, 'recordPictures.show', { place, total: 2 }) })
    await expect(show(1)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(show(2))
    await expect(show(2)).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Views of a hall fill their place. */
export const Rooms: Story = { args: { rooms: true } }

/** There is none yet. */
export const Empty: Story = { args: { pictures: [] } }
