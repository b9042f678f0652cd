import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleCaptions, sampleFilm, sampleSaid, uprightFilm } from '../../stories/sampleFilm.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = {
  title: 'Fundamentos/Imágenes/VideoPlayer',
  component: VideoPlayer,
  args: {
    src: sampleFilm,
    title: 'Una esquina, 1958',
    size: { width: 480, height: 270 },
    captions: [],
    transcript: [],
  },
  render: (args, { globals }) => (
    <Container width="text">
      <VideoPlayer
        {...args}
        captions={args.captions ? sampleCaptions : []}
        transcript={args.transcript ? sampleSaid(storyLanguage(globals)) : []}
      />
    </Container>
  ),
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

function filmIn(canvasElement: HTMLElement): HTMLVideoElement {
  const film = canvasElement.querySelector('video')
  if (!film) throw new Error('The player has a video element.')
  return film
}

/** What is said stands below; a part of it is gone to by its time. */
export const WithTranscript: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const film = filmIn(canvasElement)
    await waitFor(() => expect(film.duration).toBe(12))
    await expect([...film.textTracks].map(({ kind, language, label }) => [kind, language, label])).toEqual([
      ['captions', 'es', 'español'],
      ['captions', 'en', 'English'],
    ])
    await userEvent.click(canvas.getByText(say(globals, 'transcript.label')))
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'transcript.jump', { time: '0:06' }) })
    )
    await expect(film.currentTime).toBe(6)
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true')
    await expect(current).toEqual([canvas.getAllByRole('listitem').at(-1)])
  },
}

/** Without captions or anything that was written down. */
export const Alone: Story = { args: { captions: undefined, transcript: undefined } }

/** An upright film is seen whole, on its ground. */
export const Upright: Story = {
  args: {
    src: uprightFilm,
    size: { width: 270, height: 480 },
    captions: undefined,
    transcript: undefined,
  },
}

/** A file that is not there any more, or that this browser does not play. */
export const Failed: Story = {
  args: { src: 'data:video/mp4;base64,AAAA', captions: undefined, transcript: undefined },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(say(globals, 'videoPlayer.failed'))).toBeVisible()
  },
}

/** On the narrowest phone. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } }
