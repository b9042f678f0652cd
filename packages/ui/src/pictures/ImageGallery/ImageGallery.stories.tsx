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
      across: 55,
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

/** A picture whose tiles lie beside the stories, made for them: fields with a grid of hairlines that only near eyes see. */
function board(language: StoryLanguage): GalleryImage {
  return {
    id: 'board',
    picture: {
      src: '/tiles/board/full/512,384/0/default.webp',
      alt: language === 'es' ? 'Tablero de prueba' : 'Test board',
      width: 2048,
      height: 1536,
    },
    tiles: { service: '/tiles/board', format: 'webp' },
    across: 80,
  }
}

const meta = {
  title: 'Fundamentos/Imágenes/ImageGallery',
  component: ImageGallery,
  args: { images: [] },
  render: (args, { globals }) => (
    <Container>
      <ImageGallery
        {...args}
        label={
          <p>
            <b>Elsa Brandariz</b> <i>{front[storyLanguage(globals)]}</i>, 1949
          </p>
        }
        images={images(storyLanguage(globals))}
      />
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

/** The leaves of one document, turned by arrows, on the page and on the keyboard. */
export const Leaves: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} leaves leafNote="29,7 × 21 cm" images={images(storyLanguage(globals))} />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    const place = (index: number) => canvas.getByText(say(globals, 'imageGallery.leaf', { index, total: 3 }))
    await expect(place(1)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say(globals, 'imageGallery.nextLeaf') }))
    await expect(place(2)).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(place(3)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(place(2)).toBeVisible()
  },
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

async function enlarge(
  canvas: { getByRole: typeof screen.getByRole },
  globals: Record<string, unknown>,
  alt = front[storyLanguage(globals)]
) {
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
    const picture = () => zoom.querySelector(':not([inert]) > [dir] > button')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(status).toHaveTextContent(position(2)))
    // The keys go on from the picture that came; the one before it is out of reach.
    await waitFor(() => expect(picture()).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(status).toHaveTextContent(position(3)))
    screen.getByRole('button', { name: say(globals, 'imageGallery.close') }).focus()
    await userEvent.tab()
    await expect(picture()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(status).toHaveTextContent(position(3))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(status).toHaveTextContent(position(1)))
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'imageGallery.next') }))
    await waitFor(() => expect(status).toHaveTextContent(position(2)))
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

/** Nearer by button, key, press and wheel, as far as it goes, with how large it is; then one moves about in it. */
export const Near: Story = {
  play: async ({ canvas, globals }) => {
    const { zoom } = await enlarge(canvas, globals)
    const button = (name: 'zoomIn' | 'zoomOut' | 'whole') =>
      screen.getByRole('button', { name: say(globals, `imageGallery.${name}`) })
    const level = zoom.querySelector('output')
    const slide = () => zoom.querySelector<HTMLElement>('[data-near] [data-near]')
    await expect(button('zoomOut')).toHaveAttribute('aria-disabled', 'true')
    await expect(level).toHaveTextContent(/^100\s?%$/)
    await userEvent.click(button('zoomIn'))
    await expect(level).toHaveTextContent(/^200\s?%$/)
    await expect(slide()?.scrollWidth).toBeGreaterThan((slide()?.clientWidth ?? 0) * 1.9)
    // What was in the middle still is.
    await expect(slide()?.scrollLeft).toBeCloseTo((slide()?.clientWidth ?? 0) / 2, -1)
    await userEvent.click(button('whole'))
    await expect(button('zoomOut')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('+++')
    await expect(button('zoomIn')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('0')
    await expect(level).toHaveTextContent(/^100\s?%$/)
    const picture = zoom.querySelector('button') ?? zoom
    await fireEvent.wheel(picture, { deltaY: -200 })
    await waitFor(() => expect(button('zoomOut')).not.toHaveAttribute('aria-disabled'))
    await userEvent.keyboard('0')
    const tap = () => {
      fireEvent.pointerDown(picture, { pointerType: 'touch' })
      return fireEvent.click(picture, { detail: 1 })
    }
    await tap()
    await expect(level).toHaveTextContent(/^100\s?%$/)
    await tap()
    await expect(level).not.toHaveTextContent(/^100\s?%$/)
  },
}

/** A picture of a whole work says how long so many centimetres of it are, ever shorter ones. */
export const ScaleBar: Story = {
  play: async ({ canvas, globals }) => {
    await enlarge(canvas, globals)
    const bar = (centimetres: number) => say(globals, 'imageGallery.bar', { centimetres })
    const sizes = [50, 20, 10, 5, 2, 1].map(bar)
    const whole = screen.getByRole('img', { name: (name) => sizes.includes(name) })
    const before = sizes.indexOf(whole.getAttribute('aria-label') ?? '')
    await userEvent.keyboard('+')
    const near = screen.getByRole('img', { name: (name) => sizes.includes(name) })
    await expect(sizes.indexOf(near.getAttribute('aria-label') ?? '')).toBeGreaterThan(before)
  },
}

/** Large pictures come in tiles (IIIF): those of what is in the window, once somebody looks near, and no other. */
export const Tiles: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} images={[board(storyLanguage(globals))]} />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    const { alt } = board(storyLanguage(globals)).picture
    const { zoom } = await enlarge(canvas, globals, alt)
    const tiles = () => [...zoom.querySelectorAll('img')].map(({ src }) => src.split('/tiles/board/')[1])
    await expect(tiles()).toEqual(['full/512,384/0/default.webp'])
    await userEvent.keyboard('+++')
    const middle = '512,512,512,512/512,512/0/default.webp'
    await waitFor(() => expect(tiles()).toContain(middle))
    await waitFor(() => expect(zoom.querySelectorAll('img[data-loaded]').length).toBeGreaterThan(2))
    // Arrows move about from wherever the focus is.
    const slide = zoom.querySelector('[data-near] [data-near]')
    const before = slide?.scrollTop ?? 0
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(() => expect(slide?.scrollTop).toBeLessThan(before))
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    // One does not come: it alone is asked for again, and what said so goes without the focus.
    await fireEvent.error(zoom.querySelector(`img[src$="${middle}"]`) ?? zoom)
    const retry = await screen.findByRole('button', { name: say(globals, 'imageGallery.retry') })
    await expect(tiles()).not.toContain(middle)
    await userEvent.click(retry)
    await waitFor(() => expect(retry).not.toBeInTheDocument())
    await expect(tiles()).toContain(middle)
    await expect(slide?.querySelector('button')).toHaveFocus()
  },
}

/** On a slow line a thin line over the foot tells of it, and grows until all is there; it is said once. */
export const SlowLine: Story = {
  ...Tiles,
  play: async ({ canvas, globals }) => {
    const { fetch } = window
    let goOn = () => {}
    const slow = new Promise<void>((resolve) => {
      goOn = resolve
    })
    window.fetch = (...asked) => slow.then(() => fetch(...asked))
    try {
      const { zoom } = await enlarge(canvas, globals, board(storyLanguage(globals)).picture.alt)
      const wait = () => zoom.querySelector('[data-wait]')
      await userEvent.keyboard('+')
      await expect(wait()).not.toBeInTheDocument()
      await expect(await screen.findByText(say(globals, 'imageGallery.detailLoading'))).toBeInTheDocument()
      await expect(wait()).toBeVisible()
      window.fetch = fetch
      goOn()
      await waitFor(() => expect(wait()).not.toBeInTheDocument())
      await expect(screen.queryByText(say(globals, 'imageGallery.detailLoading'))).not.toBeInTheDocument()
      await expect(zoom.querySelectorAll('img[data-loaded]').length).toBeGreaterThan(0)
    } finally {
      window.fetch = fetch
      goOn()
    }
  },
}

/** Two side by side, each chosen from a list: nearer and farther as one, at the same place, or each by itself. */
export const SideBySide: Story = {
  args: { addressKey: 'zoom' },
  play: async ({ canvas, globals }) => {
    const { zoom } = await enlarge(canvas, globals)
    const button = (name: 'sideBySide' | 'together') =>
      screen.getByRole('button', { name: say(globals, `imageGallery.${name}`) })
    const choice = (name: 'first' | 'second') =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: say(globals, `imageGallery.${name}`) })
    const scales = () => [...zoom.querySelectorAll<HTMLElement>(':not([inert]) > [dir]')]
    const across = () => scales().map(({ scrollWidth, clientWidth }) => Math.round(scrollWidth / clientWidth))
    await userEvent.click(button('sideBySide'))
    await expect([choice('first').value, choice('second').value]).toEqual(['0', '1'])
    await expect(window.location.search).toMatch(/[?&]zoom=1,2$/)
    await userEvent.selectOptions(choice('second'), '2')
    await expect(window.location.search).toMatch(/[?&]zoom=1,3$/)
    // The list keeps its keys; in the foot PageUp turns the picture whose list was used.
    choice('second').focus()
    await userEvent.keyboard('+')
    await expect(across()).toEqual([1, 1])
    button('together').focus()
    await userEvent.keyboard('{PageUp}')
    await expect(choice('second')).toHaveValue('1')
    await userEvent.keyboard('+')
    await waitFor(() => expect(across()).toEqual([2, 2]))
    const [one, other] = scales()
    one?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    one?.scrollTo(0, 0)
    await waitFor(() => expect(other?.scrollLeft).toBeLessThan(100))
    await userEvent.click(button('together'))
    await userEvent.keyboard('0')
    await waitFor(() => expect(across()).toEqual([1, 2]))
    await userEvent.click(button('sideBySide'))
    await expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    // Beside the last one stands the one before it, in their order; alone again it is the last one.
    await userEvent.keyboard('{End}')
    await userEvent.click(button('sideBySide'))
    await expect([choice('first').value, choice('second').value]).toEqual(['1', '2'])
    await userEvent.click(button('sideBySide'))
    await waitFor(() => expect(window.location.search).toMatch(/[?&]zoom=3$/))
    await userEvent.click(button('sideBySide'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(zoom).not.toBeInTheDocument())
    await waitFor(() => expect(window.location.search).not.toContain('zoom='))
    const alt = storyLanguage(globals) === 'es' ? 'Catálogo' : 'Catalogue'
    await expect(
      canvas.getByRole('link', { name: say(globals, 'imageGallery.enlargeOf', { alt }) })
    ).toBeVisible()
  },
}

/** For looking at. */
export const Compared: Story = {
  play: async ({ canvas, globals }) => {
    await enlarge(canvas, globals)
    await userEvent.click(screen.getByRole('button', { name: say(globals, 'imageGallery.sideBySide') }))
    await expect(screen.getAllByRole('combobox')).toHaveLength(2)
  },
}

/** The near picture does not come: the whole one stays, and it can be asked for again. */
export const DetailFailed: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery
        {...args}
        images={images(storyLanguage(globals))
          .slice(0, 1)
          .map((image) => ({ ...image, large: { ...image.picture, src: '/pictures/none.png' } }))}
      />
    </Container>
  ),
  play: async ({ canvas, globals }) => {
    await enlarge(canvas, globals)
    await userEvent.keyboard('+')
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent(say(globals, 'imageGallery.detailFailed'))
    await expect(screen.getAllByRole('img', { name: front[storyLanguage(globals)] })[0]).toBeInTheDocument()
    const retry = screen.getByRole('button', { name: say(globals, 'imageGallery.retry') })
    const { left, top } = retry.getBoundingClientRect()
    await expect(document.elementFromPoint(left + 8, top + 24)).toBe(retry)
    await userEvent.click(retry)
    await userEvent.keyboard('0')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
}
