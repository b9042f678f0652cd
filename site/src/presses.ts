import type { PageEvent } from './ready.ts'

/*
 * A button that only scripts can do something for waits for them: the last one that was pressed before is pressed again
 * once they are there. Links, forms and what the browser opens by itself do without. It stands in the head of every page,
 * before anything that can be pressed, as a plain script whose names are its own: hence the block.
 */
{
  const taken: PageEvent = 'gallery:taken'
  const ready: PageEvent = 'gallery:ready'
  let pressed: HTMLButtonElement | undefined
  let isWaiting = true
  const over = new AbortController()
  const { signal } = over

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      pressed = isWaiting && button && button.type !== 'submit' ? button : undefined
    },
    { capture: true, signal }
  )
  document.addEventListener(
    taken,
    () => {
      isWaiting = false
    },
    { signal }
  )
  document.addEventListener(
    ready,
    () => {
      over.abort()
      if (pressed?.isConnected) pressed.click()
    },
    { signal }
  )
}
