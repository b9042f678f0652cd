import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.tsx'
import { Container } from '../../layout/Container/Container.tsx'
import { sampleAudio, sampleTranscript } from '../../stories/sampleAudio.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { AudioPlayer } from './AudioPlayer.tsx'

/** A recording of no length, in whose place a story puts one. */
const none = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

const meta = {
  title: 'Fundamentos/Imágenes/AudioPlayer',
  component: AudioPlayer,
  args: { src: none, title: 'Lectura de «e»', transcript: [] },
  // Before its scripts the browser's own player is in its place.
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  render: (args, { globals }) => (
    <Container width="text">
      <AudioPlayer
        {...args}
        src={args.src === none ? sampleAudio() : args.src}
        transcript={args.transcript ? sampleTranscript(storyLanguage(globals)) : undefined}
      />
    </Container>
  ),
} satisfies Meta<typeof AudioPlayer>

export default meta
type Story = StoryObj<typeof meta>

/** What is said stands below; a part of it is gone to by its time. */
export const WithTranscript: Story = {
  play: async ({ canvas, globals }) => {
    const said = (now: string) => say(globals, 'audioPlayer.of', { now, length: '0:24' })
    const position = canvas.getByRole('slider', { name: say(globals, 'audioPlayer.position') })
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', said('0:00')))
    await userEvent.click(canvas.getByText(say(globals, 'transcript.label')))
    await userEvent.click(
      canvas.getByRole('button', { name: say(globals, 'transcript.jump', { time: '0:14' }) })
    )
    await expect(position).toHaveAttribute('aria-valuetext', said('0:14'))
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true')
    await expect(current).toEqual([canvas.getAllByRole('listitem').at(-1)])
    // What an arrow key does.
    fireEvent.change(position, { target: { value: '9' } })
    await expect(position).toHaveAttribute('aria-valuetext', said('0:09'))
  },
}

/** While it plays the button pauses it: the element itself says whether it does. */
export const Playing: Story = {
  play: async ({ canvas, canvasElement, globals, args: { title } }) => {
    const audio = canvasElement.querySelector('audio')
    if (!audio) throw new Error('The player has an audio element.')
    // A browser plays nothing for a hand that is none.
    fireEvent.play(audio)
    await expect(
      canvas.getByRole('button', { name: say(globals, 'audioPlayer.pause', { title }) })
    ).toBeVisible()
    fireEvent.pause(audio)
    await expect(
      canvas.getByRole('button', { name: say(globals, 'audioPlayer.play', { title }) })
    ).toBeVisible()
  },
}

/** Another recording in its place waits at its beginning, though the one before was playing. */
export const Another: Story = {
  args: { transcript: undefined },
  render: function Changing({ title }, { globals }) {
    const [src, setSrc] = useState(sampleAudio)
    return (
      <Container width="text">
        <AudioPlayer src={src} title={title} />
        <Button variant="tertiary" onClick={() => setSrc(none)}>
          {another[storyLanguage(globals)]}
        </Button>
      </Container>
    )
  },
  play: async ({ canvas, canvasElement, globals, args: { title } }) => {
    const audio = canvasElement.querySelector('audio')
    if (!audio) throw new Error('The player has an audio element.')
    const position = canvas.getByRole('slider')
    await waitFor(() => expect(position).toBeEnabled())
    fireEvent.change(position, { target: { value: '9' } })
    fireEvent.play(audio)
    await userEvent.click(canvas.getByRole('button', { name: another[storyLanguage(globals)] }))
    await canvas.findByRole('button', { name: say(globals, 'audioPlayer.play', { title }) })
    await waitFor(() => expect(position).toHaveValue('0'))
  },
}
const another = { es: 'Otra grabación', en: 'Another recording' }

/** Without anything that was written down. */
export const Alone: Story = { args: { transcript: undefined } }

/** A file that is not there any more. */
export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,AAAA', transcript: undefined },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(say(globals, 'audioPlayer.failed'))).toBeVisible()
    const [play] = canvas.getAllByRole('button')
    play?.focus()
    await expect(play).toHaveAttribute('aria-disabled', 'true')
    await expect(play, 'a press that failed keeps the focus').toHaveFocus()
  },
}

/** On the narrowest phone. */
export const Phone: Story = { globals: { viewport: { value: 'small' } } }
