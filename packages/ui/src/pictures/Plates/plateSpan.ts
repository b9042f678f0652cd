/** How much of the twelve columns a plate takes, and at which side. */
export type PlateSpan =
  | 'whole'
  | 'alone'
  | 'leftWide'
  | 'leftHalf'
  | 'leftNarrow'
  | 'rightWide'
  | 'rightHalf'
  | 'rightNarrow'

interface Size {
  width: number
  height: number
}

const isTall = ({ width, height }: Size) => height > width

/**
 * The place of the plate at `index`. Plates go in pairs, a wide one beside a narrow one; a tall one takes the narrow
 * side, so that neither towers over the other. The last of an odd number has its row to itself.
 */
export function plateSpan(sizes: readonly Size[], index: number): PlateSpan {
  const left = index % 2 === 0
  const own = sizes[index]
  const other = sizes[left ? index + 1 : index - 1]
  if (!own || !other) return own && isTall(own) ? 'alone' : 'whole'
  if (isTall(own) && isTall(other)) return left ? 'leftHalf' : 'rightHalf'
  const wide = isTall(own) === isTall(other) ? left : !isTall(own)
  if (left) return wide ? 'leftWide' : 'leftNarrow'
  return wide ? 'rightWide' : 'rightNarrow'
}
