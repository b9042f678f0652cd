import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { say, storyLanguage } from '../../stories/say.ts'
import { enlarge, type Shown } from './zoomPlays.ts'

/** Two side by side, as one and each by itself, chosen from their lists and by key. */
export async function compareTwo({ canvas, globals }: Shown) {
  const { zoom } = await enlarge({ canvas, globals })
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
}
