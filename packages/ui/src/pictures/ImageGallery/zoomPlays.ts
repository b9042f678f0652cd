import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { front, workImages } from '../../stories/sampleGallery.ts'
import { say, storyLanguage } from '../../stories/say.ts'
import { lookOf } from './zoomScale.ts'

/** What a play function is given, as far as these need it. */
export interface Shown {
  canvas: Pick<typeof screen, 'getByRole'>
  globals: Record<string, unknown>
}

/** Shows the picture on the stage over the whole screen. */
export async function enlarge({ canvas, globals }: Shown, alt = front[storyLanguage(globals)]) {
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

/** Arrows go through them, and the stage follows; Escape gives the focus back. */
export async function goThrough({ canvas, globals }: Shown) {
  const { stage, zoom } = await enlarge({ canvas, globals })
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
}

/** The browser’s way back closes it, and the page stays. */
export async function goBack({ canvas, globals }: Shown) {
  const before = window.location.href
  const { zoom } = await enlarge({ canvas, globals })
  history.back()
  await waitFor(() => expect(zoom).not.toBeInTheDocument())
  await expect(window.location.href).toBe(before)
}

/** A finger scrolls to the next. */
export async function swipe({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
  const track = zoom.querySelector('[inert]')?.parentElement
  if (track) track.scrollLeft = track.clientWidth
  await expect(
    await screen.findByText(say(globals, 'imageGallery.position', { index: 2, total: 3 }))
  ).toBeInTheDocument()
}

/** Nearer by button, key, press and wheel, as far as it goes, and about in it. */
export async function goNear({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
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
}

/** The window becomes another one while one is near: its middle shows the same part of the picture. */
export async function turnNear({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
  await userEvent.keyboard('++{ArrowRight}{ArrowRight}{ArrowDown}')
  const slide = zoom.querySelector<HTMLElement>('[data-near] [data-near]')
  const [shown] = workImages(storyLanguage(globals))
  if (!slide || !shown) throw new Error('there is no picture')
  const middle = () => {
    const { clientWidth: width, clientHeight: height, scrollWidth, scrollLeft: left, scrollTop: top } = slide
    return lookOf({ width, height }, shown.picture, scrollWidth / width, { left, top })
  }
  // The ring of what has the focus is that of the window, which is smaller than it.
  await expect(document.activeElement).toBe(slide.firstElementChild)
  const ring = slide.parentElement && getComputedStyle(slide.parentElement, '::after')
  await expect(ring?.outlineStyle).toBe('solid')
  const before = middle()
  await expect(before.x).toBeGreaterThan(0.05)
  // Nobody turns a device in the very frame in which they move about.
  await new Promise(requestAnimationFrame)
  zoom.style.inset = `0 ${zoom.clientWidth / 2}px 0 0`
  await waitFor(() => expect(middle().x).toBeCloseTo(before.x))
  await expect(middle().y).toBeCloseTo(before.y)
  zoom.style.inset = `0 0 ${zoom.clientHeight / 3}px 0`
  await waitFor(() => expect(middle().x).toBeCloseTo(before.x))
  await expect(middle().y).toBeCloseTo(before.y)
}

/** The label is read whole, with all that stands in its foot. */
export async function readLabel({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
  const label = zoom.querySelector('[role="status"]')?.parentElement
  if (!label) throw new Error('there is no label')
  await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight + 1)
  await expect(label.clientWidth).toBeGreaterThan(280)
}

/** The label is read whole beside what can be pressed. */
export async function readInOneRow({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
  const label = zoom.querySelector('[role="status"]')?.parentElement
  if (!label) throw new Error('there is no label')
  const press = screen.getByRole('button', { name: say(globals, 'imageGallery.zoomIn') })
  const [said, pressed] = [label, press].map((part) => part.getBoundingClientRect())
  await expect(said?.top).toBeLessThan(pressed?.bottom ?? 0)
  await expect(said?.bottom).toBeGreaterThan(pressed?.top ?? 0)
  await expect(label.scrollHeight).toBeLessThanOrEqual(label.clientHeight + 1)
}

/** The bar stands for ever fewer centimetres. */
export async function readScale({ canvas, globals }: Shown) {
  await enlarge({ canvas, globals })
  const bar = (centimetres: number) => say(globals, 'imageGallery.bar', { centimetres })
  const sizes = [50, 20, 10, 5, 2, 1].map(bar)
  const whole = screen.getByRole('img', { name: (name) => sizes.includes(name) })
  const before = sizes.indexOf(whole.getAttribute('aria-label') ?? '')
  await userEvent.keyboard('+')
  const near = screen.getByRole('img', { name: (name) => sizes.includes(name) })
  await expect(sizes.indexOf(near.getAttribute('aria-label') ?? '')).toBeGreaterThan(before)
}

/** The near picture does not come, and is asked for again. */
export async function askAgain({ canvas, globals }: Shown) {
  await enlarge({ canvas, globals })
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
}
