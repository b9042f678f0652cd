import type { AnatomyPart } from './componentDocs.ts'

/** Where a part is on the stage, in pixels from its corner. */
export interface PartBox {
  left: number
  top: number
  width: number
  height: number
}

/** What the story is drawn into: the stage itself, or the page in its frame. */
function rootOf(stage: Element): { root: ParentNode; left: number; top: number } {
  const corner = stage.getBoundingClientRect()
  const frame = stage.querySelector('iframe')
  const inside = frame?.contentDocument
  if (!frame || !inside) return { root: stage, left: -corner.left, top: -corner.top }
  const edge = frame.getBoundingClientRect()
  return { root: inside, left: edge.left - corner.left, top: edge.top - corner.top }
}

/**
 * Where the first that a part's selector finds is in the window. What takes no space is passed over, as what Storybook
 * keeps hidden around a story; a line takes some in one direction.
 */
export function boxOf(root: ParentNode, { at }: Pick<AnatomyPart, 'at'>): DOMRect | undefined {
  for (const element of root.querySelectorAll(at)) {
    const box = element.getBoundingClientRect()
    if (box.width > 0 || box.height > 0) return box
  }
}

function measure(stage: Element, parts: readonly Pick<AnatomyPart, 'at'>[]): (PartBox | undefined)[] {
  const { root, left, top } = rootOf(stage)
  return parts.map((part) => {
    const box = boxOf(root, part)
    return box
      ? { left: box.left + left, top: box.top + top, width: box.width, height: box.height }
      : undefined
  })
}

/**
 * Tells where the parts of a story are on its stage, measured anew for each frame that is drawn while the stage is in
 * sight: a story comes late, moves, and grows with its pictures. Gives back what ends it.
 */
export function followParts(
  stage: Element,
  parts: readonly Pick<AnatomyPart, 'at'>[],
  tell: (boxes: readonly (PartBox | undefined)[]) => void
): () => void {
  let drawn = ''
  let next = 0
  const follow = () => {
    const measured = measure(stage, parts)
    const now = JSON.stringify(measured)
    if (now !== drawn) tell(measured)
    drawn = now
    next = requestAnimationFrame(follow)
  }
  const seen = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(next)
    if (entry?.isIntersecting) follow()
  })
  seen.observe(stage)
  return () => {
    seen.disconnect()
    cancelAnimationFrame(next)
  }
}
