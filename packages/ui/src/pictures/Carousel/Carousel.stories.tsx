import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { sampleSlides } from '../../stories/sampleSlides.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { Carousel } from './Carousel.tsx'

const label = { es: 'Destacados', en: 'Highlights' }

const meta = {
  title: 'Fundamentos/Imágenes/Carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Destacados', slides: [] },
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Carousel {...args} label={label[language]} slides={sampleSlides(language)} />
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

/** Which dash is the dark one, from 0. */
function current(canvasElement: HTMLElement): number {
  return [...canvasElement.querySelectorAll('i')].findIndex((dash) => dash.hasAttribute('data-current'))
}

/** Reaches for the carousel and waits for what moves it. */
async function ready(canvasElement: HTMLElement) {
  await userEvent.hover(canvasElement.querySelector('section') ?? canvasElement)
  await waitFor(() => expect(canvasElement.querySelector('section[data-ready]')).not.toBeNull())
}

/** The arrows, and the arrow keys, go round in both directions. */
export const Still: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await ready(canvasElement)
    await expect(canvas.getByRole('region', { name: label[storyLanguage(globals)] })).toBeVisible()
    const previous = canvas.getByRole('button', { name: say(globals, 'carousel.previous') })
    const next = canvas.getByRole('button', { name: say(globals, 'carousel.next') })
    await userEvent.click(previous)
    await waitFor(() => expect(current(canvasElement)).toBe(3))
    await userEvent.click(next)
    await waitFor(() => expect(current(canvasElement)).toBe(0))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(current(canvasElement)).toBe(2))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(current(canvasElement)).toBe(1))
    // The browser's way back.
    await expect(fireEvent.keyDown(next, { key: 'ArrowLeft', altKey: true })).toBe(true)
  },
}

/** For looking at. */
export const First: Story = {}

/**
 * Moves on by itself, rests under pointer and focus, and can be told to stop; it stands still, without a word about
 * it, for whoever asked their system for less motion.
 */
export const Moving: Story = {
  args: { autoplay: 300 },
  play: async ({ canvas, canvasElement, globals }) => {
    await ready(canvasElement)
    const pause = { name: say(globals, 'carousel.pause') }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(canvas.queryByRole('button', pause)).not.toBeInTheDocument()
      return
    }
    await waitFor(() => expect(current(canvasElement)).toBeGreaterThan(0))
    await userEvent.click(canvas.getByRole('button', pause))
    await expect(canvas.getByRole('button', { name: say(globals, 'carousel.play') })).toHaveFocus()
  },
}

/** One picture: nothing to go through. */
export const Alone: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    return <Carousel {...args} label={label[language]} slides={sampleSlides(language).slice(0, 1)} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Slides without a link of their own: what moves them comes with the page, since the keyboard could not scroll to them. */
export const WithoutLinks: Story = {
  render: (args, { globals }) => {
    const language = storyLanguage(globals)
    const slides = sampleSlides(language).map(({ href: _href, ...slide }) => slide)
    return <Carousel {...args} label={label[language]} slides={slides} />
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('data-ready'))
  },
}
