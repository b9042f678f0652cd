import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { Container } from '../../layout/Container/Container.tsx'
import { board, front, workImages } from '../../stories/sampleGallery.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { compareTwo } from './comparePlay.ts'
import { ImageGallery } from './ImageGallery.tsx'
import { lookAtTiles, waitForTiles } from './tilesPlays.ts'
import {
  askAgain,
  enlarge,
  goBack,
  goNear,
  goThrough,
  readInOneRow,
  readLabel,
  readScale,
  swipe,
  turnNear,
} from './zoomPlays.ts'

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
        images={workImages(storyLanguage(globals))}
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
    const [, room] = workImages(language)
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
      <ImageGallery {...args} images={workImages(storyLanguage(globals)).slice(0, 1)} />
    </Container>
  ),
}

/** The leaves of one document, turned by arrows, on the page and on the keyboard. */
export const Leaves: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} leaves leafNote="29,7 × 21 cm" images={workImages(storyLanguage(globals))} />
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

/** Over the whole screen: arrows go through, and the stage follows; Escape gives the focus back. */
export const FullScreen: Story = {
  play: goThrough,
}

/** Back closes it, and the page stays. */
export const ClosedByBack: Story = {
  play: goBack,
}

/** A finger that scrolls to the next picture chooses it. */
export const Swiped: Story = {
  play: swipe,
}

/** Nearer by button, key, press and wheel, as far as it goes, with how large it is; then one moves about in it. */
export const Near: Story = {
  play: goNear,
}

/** The device is turned while one is near: the window's middle shows the same part of the picture. */
export const Turned: Story = {
  play: turnNear,
}

/** On a tablet the label of the near picture has a line for itself. */
export const LabelOnTablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: readLabel,
}

/** A phone on its side: label, scale and what can be pressed share one row, so that the picture has the rest. */
export const OnItsSide: Story = {
  parameters: {
    viewport: { options: { lying: { name: 'lying', styles: { width: '844px', height: '390px' } } } },
  },
  globals: { viewport: { value: 'lying' } },
  play: readInOneRow,
}

/** A picture of a whole work says how long so many centimetres of it are, ever shorter ones. */
export const ScaleBar: Story = {
  play: readScale,
}

/** Large pictures come in tiles (IIIF): those of what is in the window, once somebody looks near, and no other. */
export const Tiles: Story = {
  render: (args, { globals }) => (
    <Container>
      <ImageGallery {...args} images={[board(storyLanguage(globals))]} />
    </Container>
  ),
  play: lookAtTiles,
}

/** On a slow line a thin line over the foot tells of it, and grows until all is there; it is said once. */
export const SlowLine: Story = {
  ...Tiles,
  play: waitForTiles,
}

/** Two side by side, each chosen from a list: nearer and farther as one, at the same place, or each by itself. */
export const SideBySide: Story = {
  args: { addressKey: 'zoom' },
  play: compareTwo,
}

/** For looking at. */
export const Compared: Story = {
  play: async ({ canvas, globals }) => {
    await enlarge({ canvas, globals })
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
        images={workImages(storyLanguage(globals))
          .slice(0, 1)
          .map((image) => ({ ...image, large: { ...image.picture, src: '/pictures/none.png' } }))}
      />
    </Container>
  ),
  play: askAgain,
}
