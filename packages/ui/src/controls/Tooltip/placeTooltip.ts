export type Side = 'top' | 'right' | 'bottom' | 'left'

/** Pixels between the two, and between the tooltip and the window's edges. */
const [gap, margin] = [6, 8]

const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const

/** Puts a fixed tooltip beside an element, in the middle of a side of it: of the other side where there is no space. */
export function placeTooltip(tooltip: HTMLElement, element: Element, side: Side): void {
  const at = element.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = tooltip
  const { clientWidth, clientHeight } = document.documentElement
  const space = {
    top: at.top,
    left: at.left,
    bottom: clientHeight - at.bottom,
    right: clientWidth - at.right,
  }
  const beside = side === 'left' || side === 'right'
  const needs = (beside ? width : height) + gap + margin
  const on = space[side] < needs && space[opposite[side]] > space[side] ? opposite[side] : side
  const left = { left: at.left - gap - width, right: at.right + gap }
  const top = { top: at.top - gap - height, bottom: at.bottom + gap }
  const inside = (place: number, extent: number, whole: number) =>
    `${Math.max(margin, Math.min(place, whole - margin - extent))}px`
  tooltip.style.left = inside(
    on === 'left' || on === 'right' ? left[on] : at.left + (at.width - width) / 2,
    width,
    clientWidth
  )
  tooltip.style.top = inside(
    on === 'top' || on === 'bottom' ? top[on] : at.top + (at.height - height) / 2,
    height,
    clientHeight
  )
}
