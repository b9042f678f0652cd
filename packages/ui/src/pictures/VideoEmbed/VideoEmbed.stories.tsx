import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { say } from '../../stories/say.ts'
import { VideoEmbed } from './VideoEmbed.tsx'

const poster = { src: '/pictures/doc-video-1.jpg', alt: '', width: 1400, height: 934 }

const meta = {
  title: 'Fundamentos/Imágenes/VideoEmbed',
  component: VideoEmbed,
  args: { video: '76979871', title: 'Entrevista en el taller', titleLang: 'es', poster },
  render: (args) => (
    <Container width="text">
      <VideoEmbed {...args} />
    </Container>
  ),
} satisfies Meta<typeof VideoEmbed>

export default meta
type Story = StoryObj<typeof meta>

/** A number is an id of Vimeo. Nothing of theirs is loaded: it is a link, with the gallery's own picture. */
export const OfVimeo: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const play = canvas.getByRole('link', { name: say(globals, 'videoEmbed.play', { title: args.title }) })
    await expect(play).toHaveAttribute('href', 'https://vimeo.com/76979871')
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** Anything else is an id of YouTube. */
export const OfYouTube: Story = {
  args: { video: 'aqz-KE-bpKQ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
    )
  },
}

/** Without a picture of it. */
export const WithoutPoster: Story = { args: { poster: undefined } }

/** Pressed: the player takes the place of the picture, and the focus. */
export const Playing: Story = {
  args: { video: 'aqz-KE-bpKQ' },
  // Nothing of the player is the kit's to look into.
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    const player = canvas.getByTitle(args.title)
    await expect(player).toHaveAttribute(
      'src',
      expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ')
    )
    await expect(player).toHaveFocus()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}
