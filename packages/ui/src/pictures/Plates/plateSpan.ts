/** How much of the twelve columns a plate takes, and at which side. */
export type PlateSpan =
  | 'whole'
  | 'leftWide'
  | 'leftHalf'
  | 'leftNarrow'
  | 'rightWide'
  | 'rightHalf'
  | 'rightNarrow'
  | 'middle'

interface Size {
  width: number
  height: number
}

const thirds = ['leftNarrow', 'middle', 'rightNarrow'] as const

const isTall = ({ width, height }: Size) => height > width

/**
 * The place of the plate at `index`. One alone that is wide is as wide as the page. Plates go in pairs, a wide one
 * beside a narrow one; a tall one takes the narrow side, so that neither towers over the other. The last three of an
 * odd number stand in a row when all are tall; otherwise the last has its row to itself.
 */
export function plateSpan(sizes: readonly Size[], index: number): PlateSpan {
  const own = sizes[index]
  if (!own) return 'leftWide'
  if (sizes.length === 1) return isTall(own) ? 'leftWide' : 'whole'
  const rest = sizes.length - 3
  const third = thirds[index - rest]
  if (third && sizes.length % 2 === 1 && sizes.slice(rest).every(isTall)) return third
  const left = index % 2 === 0
  const other = sizes[left ? index + 1 : index - 1]
  if (!other) return 'leftWide'
  if (isTall(own) && isTall(other)) return left ? 'leftHalf' : 'rightHalf'
  const wide = isTall(own) === isTall(other) ? left : !isTall(own)
  if (left) return wide ? 'leftWide' : 'leftNarrow'
  return wide ? 'rightWide' : 'rightNarrow'
}
