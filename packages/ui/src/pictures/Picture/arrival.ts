import type { SyntheticEvent } from 'react'

/**
 * Says on a picture's frame whether it has come, as `data-state`. No state of React's: a page has dozens of pictures,
 * and each would be drawn a second time as soon as it stands there.
 */
function show(image: HTMLImageElement, state: 'loading' | 'loaded' | 'failed'): void {
  image.parentElement?.setAttribute('data-state', state)
  // A broken image forgets the proportions of its attributes.
  if (state === 'failed') {
    image.style.aspectRatio = `${image.getAttribute('width')} / ${image.getAttribute('height')}`
  } else if (image.hasAttribute('style')) image.style.removeProperty('aspect-ratio')
}

/** For the `ref`: the picture may have come, or failed, before the scripts were there. Until then it shows as it is. */
export function showArrival(image: HTMLImageElement | null): void {
  if (image) show(image, !image.complete ? 'loading' : image.naturalWidth > 0 ? 'loaded' : 'failed')
}

/** For `onLoad`. */
export function showLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  show(event.currentTarget, 'loaded')
}

/** For `onError`. */
export function showFailed(event: SyntheticEvent<HTMLImageElement>): void {
  show(event.currentTarget, 'failed')
}
