/** How many frames a track stands where it is before it is taken to be still. */
const frames = 6

/** Calls `then` once an element no longer scrolls sideways. */
export function whenStill(element: HTMLElement, then: () => void): void {
  let last = element.scrollLeft
  let still = 0
  const look = () => {
    still = element.scrollLeft === last ? still + 1 : 0
    last = element.scrollLeft
    if (still === frames) then()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
