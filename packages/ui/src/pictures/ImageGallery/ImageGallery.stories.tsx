import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { type StoryLanguage, say, storyLanguage } from '../../stories/say.ts'
import type { GalleryImage } from './galleryImage.ts'
import { ImageGallery } from './ImageGallery.tsx'

const front = { es: 'Estructura abierta nº 26', en: 'Open Structure No. 26' }

function images(language: StoryLanguage): GalleryImage[] {
  const es = language === 'es'
  return [
    {
      id: 1,
      picture: { src: '/pictures/brandariz-04.png', alt: front[language], width: 815, height: 1200 },
      description: es
        ? 'Frente, 2024. Restauración y fotografía: taller de la galería.'
        : 'Front, 2024. Restoration and photograph: the gallery’s workshop.',
    },
    {
      id: 2,
      picture: {
        src: '/pictures/room-a.jpg',
        alt: es ? 'Vista de sala' : 'Installation view',
        width: 1600,
        height: 1040,
      },
      description: es ? 'En la Sala 1, 2026.' : 'In Room 1, 2026.',
    },
    {
      id: 3,
      picture: {
        src: '/pictures/doc-catalog-2.jpg',
        alt: es ? 'Catálogo' : 'Catalogue',
        width: 1120,
        height: 1400,
      },
    },
  ]
}

const meta = {
  title: 'Fundamentos/Imágenes/ImageGallery',
  component: ImageGallery,
  args: { images: [] },
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} images={images(storyLanguage(globals))} />
    </Container>
  ),
} satisfies Meta<typeof ImageGallery>

export default meta
type Story = StoryObj<typeof meta>

/** One on the stage; a thumb brings another, with what is known about it. */
export const Several: Story = {
  play: async ({ canvas, globals }) => {
    const language = storyLanguage(globals)
    const [, room] = images(language)
    const alt = room?.picture.alt ?? ''
    const thumb = canvas.getByRole('link', {
      name: say(globals, 'imageGallery.thumbOf', { index: 2, total: 3, alt }),
    })
    await userEvent.click(thumb)
    await expect(thumb).toHaveAttribute('aria-current', 'true')
    await expect(
      canvas.getByRole('link', { name: say(globals, 'imageGallery.enlargeOf', { alt }) })
    ).toHaveAttribute('href', '/pictures/room-a.jpg')
    await expect(canvas.getByText(String(room?.description))).toBeVisible()
  },
}

/** For looking at. */
export const First: Story = {}

/** One alone has no thumbs. */
export const Alone: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} images={images(storyLanguage(globals)).slice(0, 1)} />
    </Container>
  ),
}

/** A work without a picture. */
export const WithoutImages: Story = {
  render: (args) => (
    <Container>
      <ImageGallery {...args} />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(say(globals, 'imageGallery.none'))).toBeVisible()
  },
}

async function enlarge(canvas: { getByRole: typeof screen.getByRole }, globals: Record<string, unknown>) {
  const alt = front[storyLanguage(globals)]
  const stage = canvas.getByRole('link', { name: say(globals, 'imageGallery.enlargeOf', { alt }) })
  await userEvent.click(stage)
  // It is loaded on use, which may take a while where the modules come one by one.
  const zoom = await screen.findByRole(
    'dialog',
    { name: say(globals, 'imageGallery.title') },
    { timeout: 10_000 }
  )
  return { stage, zoom }
}

/** Over the whole screen: arrows go through, and the stage follows; Escape gives the focus back. */
export const FullScreen: Story = {
  play: async ({ canvas, globals }) => {
    const { stage, zoom } = await enlarge(canvas, globals)
    const position = (index: number) => say(globals, 'imageGallery.position', { index, total: 3 })
    const status = screen.getByText(position(1))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(status).toHaveTextContent(position(2)))
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'imageGallery.next') }))
    await waitFor(() => expect(status).toHaveTextContent(position(3)))
    await userEvent.keyboard('{ArrowRight}')
    await expect(status).toHaveTextContent(position(3))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(status).toHaveTextContent(position(1)))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(zoom).not.toBeInTheDocument())
    await waitFor(() => expect(stage).toHaveFocus())
  },
}

/** Back closes it, and the page stays. */
export const ClosedByBack: Story = {
  play: async ({ canvas, globals }) => {
    const before = window.location.href
    const { zoom } = await enlarge(canvas, globals)
    history.back()
    await waitFor(() => expect(zoom).not.toBeInTheDocument())
    await expect(window.location.href).toBe(before)
  },
}

/** A finger that scrolls to the next picture chooses it. */
export const Swiped: Story = {
  play: async ({ canvas, globals }) => {
    const { zoom } = await enlarge(canvas, globals)
    const track = zoom.querySelector('[inert]')?.parentElement
    if (track) track.scrollLeft = track.clientWidth
    await expect(
      await screen.findByText(say(globals, 'imageGallery.position', { index: 2, total: 3 }))
    ).toBeInTheDocument()
  },
}

/** Nearer by button, key, press and wheel, as far as it goes; then the arrows move about in it. */
export const Near: Story = {
  play: async ({ canvas, globals }) => {
    const { zoom } = await enlarge(canvas, globals)
    const nearer = screen.getByRole('button', { name: say(globals, 'imageGallery.zoomIn') })
    const farther = screen.getByRole('button', { name: say(globals, 'imageGallery.zoomOut') })
    await expect(farther).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(nearer)
    await expect(farther).not.toHaveAttribute('aria-disabled')
    const slide = zoom.querySelector<HTMLElement>('[data-near] > [data-near]')
    await expect(slide?.scrollWidth).toBeGreaterThan((slide?.clientWidth ?? 0) * 1.9)
    // What was in the middle still is.
    await expect(slide?.scrollLeft).toBeCloseTo((slide?.clientWidth ?? 0) / 2, -1)
    await userEvent.keyboard('+')
    await expect(nearer).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('0')
    await expect(farther).toHaveAttribute('aria-disabled', 'true')
    if (slide) await fireEvent.wheel(slide, { ctrlKey: true, deltaY: -50 })
    await waitFor(() => expect(farther).not.toHaveAttribute('aria-disabled'))
  },
}
