import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { board } from '../../stories/sampleGallery.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { enlarge, type Shown } from './zoomPlays.ts'

/** The tiles of what is in the window come, and no other; one that does not is asked for again. */
export async function lookAtTiles({ canvas, globals }: Shown) {
  const { alt } = board(storyLanguage(globals)).picture
  const { zoom } = await enlarge({ canvas, globals }, alt)
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
}

/** A line that is slow until it is seen that it is. */
export async function waitForTiles({ canvas, globals }: Shown) {
  const { fetch } = window
  let goOn = () => {}
  const slow = new Promise<void>((resolve) => {
    goOn = resolve
  })
  window.fetch = (...asked) => slow.then(() => fetch(...asked))
  try {
    const { zoom } = await enlarge({ canvas, globals }, board(storyLanguage(globals)).picture.alt)
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
}
